import { BookOpen } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

/** The rulebook as this match is played, beside what one is doing. */
export function RulesLink({ code, className }: { code: string; className?: string }) {
  return (
    <a
      href={`/m/${code}/rules`}
      target="_blank"
      rel="noreferrer"
      aria-label="Rules, in a new window"
      title="Rules"
      className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), 'max-sm:w-11 max-sm:px-0', className)}
    >
      <BookOpen aria-hidden className="size-4" />
    </a>
  );
}
