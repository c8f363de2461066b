import { knowledgeOf, knowledgeSupposing } from '@/games/logical-bluffs/knowledge';
import { createJudge } from '@/games/logical-bluffs/language/judge';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { read } from '@/games/logical-bluffs/language/read';
import { appraise, explainProblem } from '@/games/logical-bluffs/language/statement';
import { suggestionsOneByOne, whatIsProposed, writableReadings } from '@/games/logical-bluffs/language/suggest';
import { MAX_WORDS } from '@/games/logical-bluffs/language/words';
import { candidateOf, proposalsFor } from './proposals';
import { completionsOf, offers } from './suggestions';

// What reads, judges and counts: the heavy half of the desk, fetched apart (`useReader`). Here alone it is imported.

export const reader = {
  ...{ appraise, explainProblem, sayStatement, read, createJudge, MAX_WORDS },
  ...{ knowledgeOf, knowledgeSupposing, completionsOf, offers, candidateOf, proposalsFor },
  ...{ suggestionsOneByOne, whatIsProposed, writableReadings },
};

export type Reader = typeof reader;
