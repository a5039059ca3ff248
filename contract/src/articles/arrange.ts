import type { ArticleKind } from './kind.ts';
import type { IndexedArticle } from './search.ts';

/** Which texts are listed; 'all' is every one, those in plain language first. */
export const kindChoices = ['all', 'plain', 'research'] as const satisfies readonly (
  | ArticleKind
  | 'all'
)[];
export type KindChoice = (typeof kindChoices)[number];

export type Wanted = {
  readonly kind: KindChoice;
  readonly hidesOutlook: boolean;
};

type Sorted = Pick<IndexedArticle, 'kind' | 'isAboutOutlook'>;

/** How many of a list speak of an outlook. */
export const countOutlook = (index: readonly Sorted[]): number =>
  index.filter(({ isAboutOutlook }) => isAboutOutlook).length;

const places: Record<ArticleKind | 'unknown', number> = { plain: 0, unknown: 1, research: 2 };

/** What simple mode lists of all: texts in plain language, if there are any. */
export const kindToList = (
  index: readonly Pick<Sorted, 'kind'>[],
  kind: KindChoice,
  isSimple: boolean,
): KindChoice =>
  isSimple && kind === 'all' && index.some((each) => each.kind === 'plain') ? 'plain' : kind;

/** The articles to list. Within a kind they keep the order in which the server lists them. */
export function arrangeArticles<S extends Sorted>(
  index: readonly S[],
  { kind, hidesOutlook }: Wanted,
): readonly S[] {
  const shown = index.filter(
    (each) => !(hidesOutlook && each.isAboutOutlook) && (kind === 'all' || each.kind === kind),
  );
  const placeOf = (each: S): number => places[each.kind ?? 'unknown'];
  // Without one to move, the list stays the same object.
  const isInOrder = shown.every((each, at) => {
    const before = shown[at - 1];
    return before === undefined || placeOf(before) <= placeOf(each);
  });
  if (isInOrder) return shown.length === index.length ? index : shown;
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}
