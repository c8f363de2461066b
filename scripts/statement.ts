import { createInterface } from 'node:readline';
import { warmReader } from '@/games/logical-bluffs/language/warm';
import { answersTo } from './statement-answer';

// npm run -s statement -- --lines   {"subset":["A1","B1"],"text":"..."} a line, an answer a line; see statement-answer.ts

const usage = 'usage: npm run -s statement -- --lines < FILE';

async function answerLines() {
  warmReader();
  for await (const answer of answersTo(createInterface({ input: process.stdin })))
    process.stdout.write(`${JSON.stringify(answer)}\n`);
}

if (process.argv.slice(2).join(' ') === '--lines') await answerLines();
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
