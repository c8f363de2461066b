import { invariant } from '../../kit/invariant';
import type { Judge, Judged } from './judge';
import type { Statement } from './meaning';

/** What a judge says of a statement that is not too involved. */
export function judgedBy(judge: Judge, statement: Statement): Judged {
  const judged = judge(statement);
  invariant(judged !== null, 'it can be judged');
  return judged;
}
