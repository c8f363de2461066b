import { createInterface } from 'node:readline';
import { answerStatement } from './statement-answer';

// npm run -s statement -- --lines   {"subset":["A1","B1"],"text":"..."} a line, an answer a line; see statement-answer.ts

const usage = 'usage: npm run -s statement -- --lines < FILE';

async function answerLines() {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(answerStatement(line))}\n`);
  }
}

if (process.argv.slice(2).join(' ') === '--lines') await answerLines();
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
