import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/panel';

interface AskedToHostProps {
  readonly matches: readonly { readonly code: string; readonly title: string | null; readonly hostName: string }[];
}

/** Matches that somebody asks me to host with them; nothing while there are none. */
export function AskedToHost({ matches }: AskedToHostProps) {
  if (matches.length === 0) return null;
  return (
    <Section title="You are asked to host">
      <ul>
        {matches.map(({ code, title, hostName }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-3 border-muted border-b py-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {title ?? 'A match that is not public'}, together with {hostName}
            </span>
            <LinkButton href={`/m/${code}/hosting`} aria-label={`Answer for ${title ?? `a match of ${hostName}`}`}>
              Answer
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
