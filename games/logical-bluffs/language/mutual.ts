import { either, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import type { Relation } from './meaning';
import { type Copula, copula, type TileVerb } from './predicates';
import { adjacency } from './relations';

// What is said of several tiles together.

export const together: Rule<TileVerb> = rule(() =>
  either(
    seq([copula, alikeAfterIs], ({ denied, all }, like): TileVerb => ({ type: 'alike', ...like, denied, all })),
    seq([haveOrNot, alikeAfterHave], ({ denied, all }, like): TileVerb => ({ type: 'alike', ...like, denied, all })),
    seq(
      [doNot, alikeVerb],
      ({ denied, all }, same): TileVerb => ({ type: 'alike', same, denied, all, isOpen: denied && same && !all }),
    ),
    seq([copula, mutual], ({ denied }, how): TileVerb => ({ type: 'mutual', how, denied })),
    seqEach([doNot, phrase('touch', 'border'), phrase('', 'each other', 'one another')], ({ denied }) =>
      (['either', 'orthogonal'] as const).map((how): TileVerb => ({ type: 'mutual', how, denied })),
    ),
    seq(
      [doNot, phrase('touch'), sideways, phrase('', 'each other')],
      ({ denied }, _, how): TileVerb => ({ type: 'mutual', how, denied }),
    ),
    seq(
      [copula, inLine],
      ({ denied, all, ofEach }, shape): TileVerb => ({
        type: 'line',
        shape,
        denied,
        all,
        never: ofEach === true && denied,
      }),
    ),
    seq(
      [phrase('never share'), sharedLines],
      (_, shape): TileVerb => ({ type: 'line', shape, denied: true, all: false, never: true }),
    ),
    seq([copula, inDifferentLines], ({ denied, all }, shape): TileVerb | undefined =>
      denied ? undefined : { type: 'line', shape, denied, all, apart: true },
    ),
    seq(
      [doNot, phrase('share'), sharedLines],
      ({ denied, all }, _, shape): TileVerb => ({ type: 'line', shape, denied, all }),
    ),
    seq(
      [doNot, phrase('form|make'), phrase('a straight? line')],
      ({ denied, all }): TileVerb => ({ type: 'line', shape: 'three', denied, all }),
    ),
    seq([copula, connection], ({ denied }, how): TileVerb => ({ type: 'connected', how, denied })),
    seq(
      [doNot, phrase('form|make up?'), phrase('a|one single? connected? group|region|cluster')],
      ({ denied }): TileVerb => ({ type: 'connected', how: 'orthogonal', denied }),
    ),
    seq(
      [doNot, phrase('form|make up?'), phrase('a|one single? orthogonally connected group|region|cluster')],
      ({ denied }): TileVerb => ({ type: 'connected', how: 'orthogonal', denied }),
    ),
  ),
);

type Likeness = Pick<Extract<TileVerb, { type: 'alike' }>, 'same' | 'unlike'>;

const alikeAfterIs: Rule<Likeness> = either(
  means<Likeness>(
    { same: true },
    'the|of|in? same colour',
    'of|in the same colour',
    'the same colour as each other|one another',
    'the same as each other|one another',
    'same colour',
    'same',
    'the same',
    'matching',
    'of|in? one|a single? colour',
    'of one|a single colour',
    'one colour',
    'a single colour',
    'alike',
    'the same in colour',
    'equal',
    'identically coloured',
    'matching in colour',
  ),
  means<Likeness>({ same: false, unlike: 'that' }, 'of? a different colour', 'of? another colour'),
  means<Likeness>({ same: false, unlike: 'open' }, 'different', 'distinct', 'different in colour'),
  means<Likeness>(
    { same: false },
    'of|in? different|distinct colours|colour',
    'differently coloured',
    'different from each other',
    'of|in different colours',
    'different from one another',
    'distinct in colour',
  ),
);

const haveOrNot: Rule<Copula> = either(
  means({ denied: false, all: false }, 'has'),
  seq([noVerb, phrase('', 'with', 'in')], () => ({ denied: false, all: false })),
  means({ denied: false, all: true }, 'all|both has', 'has all'),
  means({ denied: true, all: false }, 'do not has', 'never has', 'has not'),
  means({ denied: true, all: true }, 'do not all|both has'),
);

const alikeAfterHave: Rule<Likeness> = either(
  means<Likeness>(
    { same: true },
    'the? same colour',
    'the? same colour as each other',
    'matching colours',
    'one|a colour in common',
    'the same colours',
    'a single colour',
    'a|one common colour',
  ),
  means<Likeness>({ same: false, unlike: 'that' }, 'a different colour|one', 'another colour'),
  means<Likeness>(
    { same: false },
    'different|distinct colours|colour',
    'all different colours|colour',
    'different colours from each other',
    'a different colour each',
    'no colour in common',
    'its own colour',
    'a colour of its own',
  ),
);

const doNot: Rule<Copula> = either(
  means({ denied: false, all: false }, ''),
  means({ denied: false, all: true }, 'all|both'),
  means({ denied: true, all: false }, 'do not', 'never', 'cannot'),
  means({ denied: true, all: true }, 'do not all|both', 'do not all'),
);

const alikeVerb: Rule<boolean> = either(
  means(
    true,
    'match',
    'match each other',
    'match one another',
    'match in colour',
    'share a|the|one single|common? colour',
    'share the same colour',
    'share their colour',
    'sharing a colour',
    'equal each other',
    'agree in colour',
    'agree',
    'share colour|colours',
  ),
  means(false, 'differ', 'differ in colour', 'differ from each other|one another', 'differ in colour from each other'),
);

export const mutual: Rule<Relation> = rule(() =>
  either(
    seq([adjacency, phrase('', 'to each other', 'each other', 'to one another', 'from each other')], (how) => how),
    seq([phrase('adjacent', 'next to each other', 'neighbours', 'adjacent to each other'), sideways], (_, how) => how),
    means<Relation>('either', 'neighbours', 'neighbours of each other', 'side by side'),
    means<Relation>('orthogonal', 'orthogonal neighbours'),
    means<Relation>('diagonal', 'diagonal neighbours', 'diagonal to|from each other'),
    means<Relation>('opposite', 'diagonally opposite', 'diagonally opposite each other'),
    means<Relation>('diagonal', 'diagonally opposite', 'diagonally opposite each other'),
  ),
);

const sideways: Rule<Relation> = either(
  means<Relation>('orthogonal', 'orthogonally'),
  means<Relation>('diagonal', 'diagonally'),
  means<Relation>('horizontal', 'horizontally'),
  means<Relation>('vertical', 'vertically'),
);

const sharedLines: Rule<'row' | 'column' | 'line'> = either(
  means('row' as const, 'a|one single? row', 'the same row'),
  means('column' as const, 'a|one single? column', 'the same column'),
  means('line' as const, 'a row or a? column', 'the same row or column', 'a column or a? row'),
);

const inLine: Rule<'row' | 'column' | 'line' | 'three' | 'run'> = either(
  means('line' as const, 'in the? same row or the? same? column', 'in the? same column or the? same? row'),
  means('row' as const, 'in the? same row', 'in one single? row', 'in a single row', 'in the same horizontal line'),
  means(
    'column' as const,
    'in the? same column',
    'in one single? column',
    'in a single column',
    'in the same vertical line',
  ),
  means('three' as const, 'in a straight? line', 'in line'),
  means('run' as const, 'in a row'),
);

const inDifferentLines: Rule<'row' | 'column'> = either(
  means('row' as const, 'in|on different|separate|distinct rows', 'in a different row each', 'each in a different row'),
  means(
    'column' as const,
    'in|on different|separate|distinct columns',
    'in a different column each',
    'each in a different column',
  ),
);

const connection: Rule<Relation> = either(
  means<Relation>(
    'orthogonal',
    'connected',
    'orthogonally connected',
    'connected orthogonally',
    'connected to each other',
    'all connected',
    'contiguous',
    'one connected group',
    'in one connected group',
    'in one group',
  ),
  means<Relation>(
    'either',
    'connected orthogonally or diagonally',
    'connected diagonally or orthogonally',
    'orthogonally or diagonally connected',
  ),
);
