import { CopyButton } from '@/components/ui/copy-button';
import { Section } from '@/components/ui/panel';

/** The seed's hash, and what it is good for. */
export function SeedNote({ seedHash }: { seedHash: string }) {
  return (
    <Section title="Fair play" level={3}>
      <p className="text-sm text-subtle">
        All chance in this match comes from a seed that is fixed already. This is its SHA-256; keep it. When the match
        ends the seed is shown, and anybody can check that it was this one.
      </p>
      <div className="mt-3 flex items-start gap-3">
        <code className="min-w-0 break-all rounded-md bg-muted px-2.5 py-1.5 font-mono text-subtle text-xs">
          {seedHash}
        </code>
        <CopyButton text={seedHash} what="the hash of the seed" />
      </div>
    </Section>
  );
}
