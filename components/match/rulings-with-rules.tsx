import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';

/** Before the rules of a match: what its host has ruled, which goes before them. Nothing where there is none. */
export function RulingsWithRules({ page }: { page: MatchPage }) {
  if (page.rulings.length === 0) return null;
  return (
    <Section title="Ruled in this match" className="mb-10">
      <p className="mb-3 text-sm text-subtle">
        Where the host has ruled otherwise, that counts, and not what stands below.
      </p>
      <ol className="grid gap-3">
        {page.rulings.map(({ n, by, text, question }) => (
          <li key={n} className="min-w-0 border-brass border-l-2 pl-3">
            {question !== null && <p className="text-muted text-sm">Asked: {question}</p>}
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-muted text-xs">{by}</p>
          </li>
        ))}
      </ol>
      {page.olderRulings > 0 && (
        <p className="mt-3 text-muted text-sm">{page.olderRulings} more stand on the page of the match.</p>
      )}
    </Section>
  );
}
