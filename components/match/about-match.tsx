import { Fragment } from 'react';
import { hoursWords } from '@/components/ui/hours-words';
import type { MatchPage } from '@/server/pages/shapes';

/** Of a match that was taken back when it was over. */
export const laterSeedWords = 'New seed’s hash, from where it was taken back at its end';

/** By which version of them it is played; who compares matches has to know. */
export function rulesWords({ playedBy, today }: Pick<MatchPage['rules'], 'playedBy' | 'today'>): string {
  if (playedBy === null) return '';
  const other = today === null || today === playedBy ? '' : `; the rulebook here is of version ${today}`;
  return `, version ${playedBy}${other}`;
}

/** What was agreed on, and how its fairness can be checked. */
export function AboutMatch({ page }: { page: MatchPage }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      <dt className="text-muted">Code</dt>
      <dd className="figures tracking-wider">{page.code}</dd>
      <dt className="text-muted">Host</dt>
      <dd>{page.hosts.map(({ name }) => name).join(', ')}</dd>
      {page.fullViewers.length > 0 && (
        <>
          <dt className="text-muted">See everything</dt>
          <dd>{page.fullViewers.map(({ name }) => name).join(', ')}</dd>
        </>
      )}
      {page.promise !== null && (
        <>
          <dt className="text-muted">{page.promise.name}</dt>
          <dd>{page.promise.text}</dd>
        </>
      )}
      {page.quietHours !== null && (
        <>
          <dt className="text-muted">Quiet hours</dt>
          <dd>{hoursWords(page.quietHours)}</dd>
        </>
      )}
      <dt className="text-muted">Rules</dt>
      <dd>
        <a className="underline underline-offset-4" href={`/m/${page.code}/rules`} target="_blank" rel="noreferrer">
          Rulebook
        </a>
        {rulesWords(page.rules)}
      </dd>
      <dt className="text-muted">Seed’s hash</dt>
      <dd className="break-all font-mono text-subtle text-xs">{page.seedHash}</dd>
      {page.seed !== null && (
        <>
          <dt className="text-muted">Seed</dt>
          <dd className="break-all font-mono text-subtle text-xs">{page.seed}</dd>
        </>
      )}
      {page.laterSeeds.map(({ hash, seed }) => (
        <Fragment key={hash}>
          <dt className="text-muted">{laterSeedWords}</dt>
          <dd className="text-subtle text-xs">
            <span className="break-all font-mono">{hash}</span>
            {seed !== null && <span className="block break-all font-mono">Seed: {seed}</span>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
