'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from './button';
import { announce, notify } from './notice';

/** Copies `text` and says `said`, or why not. True: it is copied. */
export async function copyText({ text, said }: { text: string; said: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(said);
    return true;
  } catch {
    notify('Your browser does not let this page copy. Select the text and copy it yourself.', 'danger');
    return false;
  }
}

/** Copies `text`, and says so. `what` names it for screen readers: "the link of seat A". */
export function CopyButton({
  text,
  what,
  label = 'Copy',
  said = `Copied ${what}.`,
  variant,
  size = 'sm',
}: ButtonLook & { text: string; what: string; label?: string; said?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied(await copyText({ text, said }));

  const Icon = copied ? Check : Copy;
  return (
    <Button variant={variant} size={size} onClick={copy} aria-label={`${label} ${what}`}>
      <Icon aria-hidden className="size-3.5" />
      {copied ? 'Copied' : label}
    </Button>
  );
}
