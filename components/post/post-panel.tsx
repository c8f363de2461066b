'use client';

import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { usePreference } from '@/components/match/preferences';
import { useIsSafe } from '@/components/shell/safe';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Checkbox, FieldError, Textarea } from '@/components/ui/field';
import { announce, notify } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { calledAtEnd } from '@/games/kit/called-at-end';
import { isPacedByHost } from '@/games/kit/pace';
import { type PostProps, pictureSize } from './picture';
import { momentForDiscord, momentWords, postText } from './post-text';

/** What the server says of the picture; a string: why it says nothing. */
type Told = { readonly words: string; readonly tag: string } | string | null;

export function PostPanel({ page, kind, closesAt }: PostProps) {
  const told = useTold(page.code, kind);
  const isSafe = useIsSafe();
  const [own, setOwn] = useState('');
  const [isForDiscord, setForDiscord] = usePreference('times for Discord');
  if (told === null) return <BeingDrawn />;
  if (typeof told === 'string') return <FieldError error={told} />;
  const names = new Map(page.seats.map((seat) => [seat.seat, calledAtEnd(seat)]));
  const closes = kind === 'last' ? (closesAt?.() ?? null) : null;
  const starts = kind === 'lobby' ? page.startsAt : null;
  const moment = (time: number | null) =>
    time === null ? null : isForDiscord ? momentForDiscord(time) : momentWords(time);
  const link = `${window.location.origin}/m/${page.code}`;
  const text = postText({
    ...{ own, title: page.title, gameName: page.gameName, words: told.words },
    results: kind === 'end' ? page.results : null,
    closes: moment(closes),
    isHostPaced: isPacedByHost(page.settings),
    starts: moment(starts),
    link,
    nameOf: (seat) => names.get(seat) ?? seat,
  });
  // The tag makes it a new address when the picture is another.
  const source = `/pictures/m/${page.code}/${kind}.png?v=${told.tag.slice(0, 12)}`;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label="Picture" className="grid content-start gap-3">
        {/* biome-ignore lint/performance/noImgElement: drawn to size by our own server, and copied as it is */}
        <img
          src={source}
          alt={told.words}
          {...pictureSize}
          className="h-auto w-full rounded-md border border-subtle bg-muted"
        />
        <div className="flex flex-wrap gap-2">
          <CopyPicture source={source} />
          <a href={source} download={`${page.code}-${kind}.png`} className={buttonClass({ size: 'sm' })}>
            <Download aria-hidden className="size-3.5" /> Download picture
          </a>
        </div>
      </section>
      <section aria-label="Text" className="grid content-start gap-3">
        <Textarea
          label="Your own words"
          hint="optional; they come first"
          rows={2}
          maxLength={1500}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
        {(closes ?? starts) !== null && (
          <Checkbox
            label="Write the time as Discord does"
            help="Each reader there sees it by their own clock."
            checked={isForDiscord}
            onChange={({ target }) => setForDiscord(target.checked)}
          />
        )}
        <pre className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-md border border-subtle bg-muted px-3 py-2 font-sans text-sm [overflow-wrap:anywhere]">
          {isSafe ? text.replace(link, hiddenAddress) : text}
        </pre>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} what="the text" />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={`${page.code}-${kind}.txt`}
            className={buttonClass({ size: 'sm' })}
          >
            <Download aria-hidden className="size-3.5" /> Download text
          </a>
        </div>
      </section>
    </div>
  );
}

/** Whoever has the match's address may come by it. */
const hiddenAddress = '(its address: hidden on a safe screen, and copied with the text)';

const BeingDrawn = () => (
  <div className="relative">
    <Skeleton className="aspect-[1200/630] w-full" />
    <p role="status" className="absolute inset-0 grid place-items-center text-subtle">
      The picture is being drawn.
    </p>
  </div>
);

function useTold(code: string, kind: PostProps['kind']): Told {
  const [told, setTold] = useState<Told>(null);
  useEffect(() => {
    let isHere = true;
    const say = (next: Told) => isHere && setTold(next);
    api.matches.post.query({ code, kind }).then(say, (error: unknown) => say(failureOf(error).message));
    return () => {
      isHere = false;
    };
  }, [code, kind]);
  return told;
}

function CopyPicture({ source }: { source: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      // A promise of the picture, not the picture: some browsers let a page copy only at the tap itself.
      const picture = fetch(source).then((response) => response.blob());
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      setCopied(true);
      announce('Copied the picture.');
    } catch {
      notify('Your browser does not let this page copy pictures. Download it instead.', 'danger');
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="sm" variant="solid" onClick={copy}>
      <Icon aria-hidden className="size-3.5" /> {isCopied ? 'Copied' : 'Copy picture'}
    </Button>
  );
}
