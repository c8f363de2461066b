'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';
import { Secret } from './safe-to-share';

interface Export {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly type: string;
  /** The file's text; null: there is nothing yet. */
  load(code: string): Promise<string | null>;
}

const exports: readonly Export[] = [
  {
    id: 'record.json',
    label: 'Match record (JSON)',
    about: 'Settings, seats, seed and every event: all it takes to replay and check the match.',
    type: 'application/json',
    load: async (code) => {
      const exported = await api.matches.record.query({ code });
      return exported === null ? null : `${JSON.stringify(exported.record, null, 2)}\n`;
    },
  },
  {
    id: 'results.csv',
    label: 'Results (CSV)',
    about: 'Standings with ranks, points and figures.',
    type: 'text/csv',
    load: (code) => api.matches.resultsCsv.query({ code }),
  },
  {
    id: 'awards.csv',
    label: 'Awards (CSV)',
    about: 'Each award as proposed and as decided, with reasons.',
    type: 'text/csv',
    load: (code) => api.matches.awardsCsv.query({ code }),
  },
];

/** What can be taken out of the app as a file. */
export function ExportPanel({ page }: { page: MatchPage }) {
  return (
    <Section title="Export">
      <Secret what="the record holds everybody’s secrets and the seed">
        <ul className="grid gap-4">
          {exports.map((one) => (
            <ExportRow key={one.id} page={page} file={one} />
          ))}
        </ul>
      </Secret>
    </Section>
  );
}

function ExportRow({ page, file }: { page: MatchPage; file: Export }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const text = await file.load(page.code);
      setProblem(text === null ? 'There is nothing to export yet: this comes with the end of the match.' : null);
      if (text !== null) save(text, { name: `${page.code}-${file.id}`, type: file.type });
    } catch (error) {
      setProblem(failureOf(error).message);
    }
    setBusy(false);
  }

  return (
    <li>
      <Button busy={isBusy} onClick={() => void download()}>
        <Download aria-hidden className="size-4" />
        {file.label}
      </Button>
      <p className="mt-1 text-muted text-sm">{file.about}</p>
      <FieldError error={problem} />
    </li>
  );
}

function save(text: string, { name, type }: { name: string; type: string }) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
