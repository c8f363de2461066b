import type { ReaderAnswer, ReaderQuestion } from './reader';
import { answers } from './reading';

// Reading, judging and counting take up to seconds: they happen here, beside the page.

self.onmessage = ({ data: { id, name, args } }: MessageEvent<ReaderQuestion>) =>
  self.postMessage({ id, answer: Reflect.apply(answers[name], answers, args) } satisfies ReaderAnswer);
