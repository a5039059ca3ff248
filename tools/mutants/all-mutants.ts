import { access } from './list/access.ts';
import { articles } from './list/articles.ts';
import { client } from './list/client.ts';
import { lists } from './list/lists.ts';
import { rules } from './list/rules.ts';
import { session } from './list/session.ts';
import { texts } from './list/texts.ts';
import type { Mutant } from './mutant.ts';

/** Turn by turn, so that a part of them has something of everything. */
export const allMutants: readonly Mutant[] = dealt([
  access,
  articles,
  client,
  lists,
  rules,
  session,
  texts,
]);

function dealt(piles: readonly (readonly Mutant[])[]): Mutant[] {
  const longest = Math.max(...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => piles.flatMap((pile) => pile[at] ?? [])).flat();
}
