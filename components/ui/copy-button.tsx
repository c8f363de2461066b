'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from './button';
import { announce, notify } from './notice';

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

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(said);
    } catch {
      notify('Your browser does not let this page copy. Select the text and copy it yourself.', 'danger');
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button variant={variant} size={size} onClick={copy} aria-label={`${label} ${what}`}>
      <Icon aria-hidden className="size-3.5" />
      {copied ? 'Copied' : label}
    </Button>
  );
}
