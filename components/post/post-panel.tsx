'use client';

import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { areAwardsOpen, awardsOf } from '@/components/match/awards-of';
import { usePreference } from '@/components/match/preferences';
import { useIsSafe } from '@/components/shell/safe';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Checkbox, FieldError, Select, Textarea } from '@/components/ui/field';
import { announce, notify } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { calledOn } from '@/games/kit/called';
import { isPacedByHost } from '@/games/kit/pace';
import type { MatchPage } from '@/server/pages/shapes';
import type { PostableClose } from './moments';
import { type PostProps, pictureSize } from './picture';
import { momentForDiscord, momentWords, type PostedEnd, postText } from './post-text';
import { useMoments } from './use-moments';

/** What the server says of the picture; a string: why it says nothing. */
type Told = { readonly words: string; readonly tag: string } | string | null;

/**
 * What was to be posted stays that, whatever the match does meanwhile: picture and text are asked for one after the other. The
 * text is there at once; the picture when it is drawn.
 */
export function PostPanel({ closesAt, ...now }: PostProps) {
  const [{ page, kind, open }] = useState(now);
  const [own, setOwn] = useState('');
  const [chosen, choose] = useState('');
  const moments = useMoments(page);
  const newest = page.status === 'finished' ? null : (moments?.at(-1) ?? null);
  const earlier = (moments ?? []).filter((moment) => moment !== newest).toReversed();
  const moment = earlier.find(({ close }) => String(close) === chosen) ?? newest;
  const posted = moment === null ? { kind } : { kind: 'last' as const, close: moment.close };
  return (
    <div className="grid grid-cols-1 gap-4">
      {earlier.length > 0 && (
        <Select
          label="What it tells"
          // On a phone a field has one line, which cuts a long title.
          help={<span className="text-emphasis sm:hidden">{moment?.title}</span>}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{nowWords({ page, kind }, newest)}</option>
          {groupsOf(earlier).map(({ chapter, moments: own }) => (
            <optgroup key={own[0].close} label={chapter}>
              {own.map(({ close, title }) => (
                <option key={close} value={close}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
      <Post
        key={moment?.close}
        {...{ page, own }}
        {...posted}
        // The server says the same of a close, with its picture.
        known={moment === null ? null : `${moment.title}.`}
        isKnown={moments !== null}
        onOwn={setOwn}
        {...(chosen === '' && { closesAt, open })}
      />
    </div>
  );
}

function nowWords({ page, kind }: Pick<PostProps, 'page' | 'kind'>, newest: PostableClose | null): string {
  if (page.status === 'finished') return kind === 'end' ? 'The end' : 'That it is over';
  return newest === null ? 'How it stands' : `The last close: ${newest.title}`;
}

/** Those that follow each other in one chapter together. */
function groupsOf(moments: readonly PostableClose[]) {
  const groups: { readonly chapter: string; readonly moments: [PostableClose, ...PostableClose[]] }[] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last?.chapter === moment.chapter) last.moments.push(moment);
    else groups.push({ chapter: moment.chapter, moments: [moment] });
  }
  return groups;
}

interface PostOfProps extends PostProps {
  /** The words of whoever posts it. */
  readonly own: string;
  onOwn(own: string): void;
  /** With `last`: an earlier close, by its place in the story. */
  readonly close?: number;
  /** What the picture is going to show, in a sentence; null: only the server can say. */
  readonly known: string | null;
  /** Whether it is settled what is posted. */
  readonly isKnown: boolean;
}

function Post({ page, kind, close, closesAt, open, own, onOwn, known, isKnown }: PostOfProps) {
  const told = useTold(page.code, { kind, close, isKnown });
  const name = `${page.code}-${close === undefined ? kind : `close-${close + 1}`}`;
  const isTold = told !== null && typeof told !== 'string';
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <TextToPost {...{ page, kind, closesAt, open, name, own, onOwn }} words={isTold ? told.words : known} />
      <section aria-label="Picture" className="grid content-start gap-3">
        {told === null && <BeingDrawn />}
        {typeof told === 'string' && <FieldError error={told} />}
        {isTold && <Picture {...{ told, name }} source={sourceOf({ page, kind, close, tag: told.tag })} />}
      </section>
    </div>
  );
}

/** The tag makes it a new address when the picture is another. */
const sourceOf = ({ page, kind, close, tag }: Pick<PostOfProps, 'page' | 'kind' | 'close'> & { tag: string }) =>
  `/pictures/m/${page.code}/${kind}.png?v=${tag.slice(0, 12)}${close === undefined ? '' : `&close=${close}`}`;

const Picture = ({ told: { words }, source, name }: { told: { words: string }; source: string; name: string }) => (
  <>
    <div className="flex flex-wrap gap-2">
      <CopyPicture source={source} />
      <a href={source} download={`${name}.png`} className={buttonClass({ size: 'sm' })}>
        <Download aria-hidden className="size-3.5" /> Download picture
      </a>
    </div>
    {/* biome-ignore lint/performance/noImgElement: drawn to size by our own server, and copied as it is */}
    <img src={source} alt={words} {...pictureSize} className="h-auto w-full rounded-md border border-subtle bg-muted" />
  </>
);

interface TextProps extends Omit<PostOfProps, 'close' | 'known' | 'isKnown'> {
  /** Null: they come with the picture. */
  readonly words: string | null;
  /** Of the file. */
  readonly name: string;
}

/** What is copied most comes first, with its buttons above it: it can be long. */
function TextToPost({ page, kind, closesAt, open, words, name, own, onOwn }: TextProps) {
  const isSafe = useIsSafe();
  const [isForDiscord, setForDiscord] = usePreference('times for Discord');
  const closes = kind === 'last' ? (closesAt?.() ?? null) : null;
  const starts = kind === 'lobby' ? page.startsAt : null;
  const moment = (time: number | null) =>
    time === null ? null : isForDiscord ? momentForDiscord(time) : momentWords(time);
  const link = `${window.location.origin}/m/${page.code}`;
  const names = new Map(calledOn(page).map(({ seat, name }) => [seat, name]));
  const text = postText({
    ...{ own, title: page.title, gameName: page.gameName, words, link },
    end: kind === 'end' ? endOf(page) : null,
    closes: moment(closes),
    open: open?.() ?? null,
    isHostPaced: isPacedByHost(page.settings),
    starts: moment(starts),
    nameOf: (seat) => names.get(seat) ?? seat,
  });
  return (
    <section aria-label="Text" className="grid content-start gap-3">
      <div className="flex flex-wrap gap-2">
        {words === null ? (
          <Button
            size="sm"
            variant="solid"
            busy
            disabledReason="A sentence on what the picture shows is still to come."
          >
            Copy the text
          </Button>
        ) : (
          <>
            <CopyButton text={text} what="the text" variant="solid" />
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
              download={`${name}.txt`}
              className={buttonClass({ size: 'sm' })}
            >
              <Download aria-hidden className="size-3.5" /> Download text
            </a>
          </>
        )}
      </div>
      <pre className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-md border border-subtle bg-muted px-3 py-2 font-sans text-sm [overflow-wrap:anywhere]">
        {isSafe && page.visibility !== 'public' ? text.replace(link, hiddenAddress) : text}
      </pre>
      <Textarea
        label="Your own words"
        hint="optional; they come first"
        rows={2}
        maxLength={1500}
        value={own}
        onChange={({ target }) => onOwn(target.value)}
      />
      {(closes ?? starts) !== null && (
        <Checkbox
          label="Write the time as Discord does"
          help="Each reader there sees it by their own clock."
          checked={isForDiscord}
          onChange={({ target }) => setForDiscord(target.checked)}
        />
      )}
    </section>
  );
}

const endOf = (page: MatchPage): PostedEnd | null =>
  page.results === null
    ? null
    : { results: page.results, awards: awardsOf(page, page.results), areAwardsOpen: areAwardsOpen(page) };

/** Whoever has the address of a match that is not public may come by it. */
const hiddenAddress = '(its address: hidden on a safe screen, and copied with the text)';

const BeingDrawn = () => (
  <div className="relative">
    <Skeleton className="aspect-[1200/630] w-full" />
    <p role="status" className="absolute inset-0 grid place-items-center text-subtle">
      The picture is being drawn.
    </p>
  </div>
);

function useTold(code: string, { kind, close, isKnown }: Pick<PostOfProps, 'kind' | 'close' | 'isKnown'>): Told {
  const [told, setTold] = useState<Told>(null);
  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    const say = (next: Told) => isHere && setTold(next);
    api.matches.post.query({ code, kind, close }).then(say, (error: unknown) => say(failureOf(error).message));
    return () => {
      isHere = false;
    };
  }, [code, kind, close, isKnown]);
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
    <Button size="sm" onClick={copy}>
      <Icon aria-hidden className="size-3.5" /> {isCopied ? 'Copied' : 'Copy picture'}
    </Button>
  );
}
