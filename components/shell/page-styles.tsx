'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { InlineStyles, type StyleClass } from '@/components/ui/inline-styles';

/** Writes the styles of a page's elements before them, as rules that have its nonce; see `Styled`. */
export function PageStyles({ nonce, children }: { readonly nonce: string | undefined; readonly children: ReactNode }) {
  const [page] = useState(() => new Rules());
  useServerInsertedHTML(() => {
    const rules = page.takeNew();
    return rules === '' ? null : <style nonce={nonce}>{rules}</style>;
  });
  return <InlineStyles value={page}>{children}</InlineStyles>;
}

class Rules {
  private readonly written = new Set<string>();
  private fresh = '';

  add({ name, rule }: StyleClass): void {
    if (this.written.has(name)) return;
    this.written.add(name);
    this.fresh += rule;
  }

  takeNew(): string {
    const rules = this.fresh;
    this.fresh = '';
    return rules;
  }
}
