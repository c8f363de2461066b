'use client';

import { Check, CircleX, ShieldAlert, ShieldCheck } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { laterSeedWords } from '@/components/match/about-match';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/popover';
import type { MatchPage } from '@/server/pages/shapes';
import type { FilmOutcome } from './film';
import { type Check as Checked, type Verdict, verdictOf, verify } from './verify';

export interface VerifiedBadgeProps {
  readonly page: MatchPage;
  readonly outcome: FilmOutcome | null;
  /** From 0 to 1. */
  readonly share: number;
}

const words: Readonly<Record<Verdict, string>> = {
  agrees: 'Verified',
  otherwise: 'Other rules',
  differs: 'Does not agree',
};
const explained: Readonly<Record<Verdict, string>> = {
  agrees: 'This replay was played again here, in your browser, and agrees with the log.',
  otherwise: 'This match comes out otherwise under today’s rules. What it came to then stands.',
  differs: 'This replay was played again here, in your browser, and does not agree with what the server says.',
};

/** A word on whether this is what happened; everything that was checked when it is asked for. */
export function VerifiedBadge({ page, outcome, share }: VerifiedBadgeProps) {
  const { seed, seedHash, laterSeeds, results, rules } = page;
  const checks = useMemo(
    () =>
      outcome === null || seed === null
        ? null
        : verify(outcome, { seed, seedHash, laterSeeds, results, playedBy: rules.playedBy }),
    [outcome, seed, seedHash, laterSeeds, results, rules.playedBy],
  );
  const verdict =
    checks === null || outcome === null
      ? null
      : verdictOf(checks, { playedBy: rules.playedBy, version: outcome.version });
  const Icon = verdict === 'agrees' ? ShieldCheck : ShieldAlert;
  const label = verdict === null ? (seed === null ? 'Not finished' : 'Checking') : words[verdict];
  return (
    <Popover
      label="Verification"
      align="end"
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Verification: ${label}`}
          className={classNames(
            'max-sm:size-11! max-sm:px-0!',
            verdict === 'agrees' && 'text-success-content!',
            verdict === 'otherwise' && 'text-warning-content!',
            verdict === 'differs' && 'text-danger-content!',
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="figures max-sm:sr-only">
            {label}
            {label === 'Checking' && ` ${Math.floor(share * 100)}%`}
          </span>
        </Button>
      }
    >
      <div className="grid w-80 max-w-full gap-3">
        <p className="text-emphasis">
          {verdict === null
            ? 'The match is played again here, in your browser. When it is finished, its seed and results are checked.'
            : explained[verdict]}
        </p>
        {checks !== null && <Checks checks={checks} />}
        <Seeds {...{ seed, seedHash, laterSeeds }} />
      </div>
    </Popover>
  );
}

const Checks = ({ checks }: { checks: readonly Checked[] }) => (
  <ul className="grid gap-2">
    {checks.map(({ id, isFine, text }) => (
      <li key={id} className="flex items-start gap-2">
        {isFine ? (
          <Check role="img" aria-label="Right:" className="mt-0.5 size-4 shrink-0 text-success-content" />
        ) : (
          <CircleX role="img" aria-label="Wrong:" className="mt-0.5 size-4 shrink-0 text-danger-content" />
        )}
        <span className={classNames(!isFine && 'text-danger-content')}>{text}</span>
      </li>
    ))}
  </ul>
);

const Seeds = ({ seed, seedHash, laterSeeds }: Pick<MatchPage, 'seed' | 'seedHash' | 'laterSeeds'>) => (
  <dl className="grid gap-1 text-xs">
    <dt className="text-muted">Seed’s hash (SHA-256)</dt>
    <dd className="break-all font-mono text-subtle">{seedHash}</dd>
    {seed !== null && (
      <>
        <dt className="text-muted">Seed</dt>
        <dd className="break-all font-mono text-subtle">{seed}</dd>
      </>
    )}
    {laterSeeds.map((later) => (
      <Fragment key={later.hash}>
        <dt className="text-muted">{laterSeedWords}</dt>
        <dd className="break-all font-mono text-subtle">{later.hash}</dd>
        {later.seed !== null && <dd className="break-all font-mono text-subtle">{later.seed}</dd>}
      </Fragment>
    ))}
  </dl>
);
