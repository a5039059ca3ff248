import type { DisplayMode } from '@caretrail/contract/articles/feed-view';

type Part = 'cards' | 'item' | 'card' | 'preview' | 'facts' | 'words';
type CardLook = Readonly<Record<Part, string>>;

/**
 * §2.6: grid and list. The skeletons share it, so that nothing moves when the articles come. What is
 * far from the window is not laid out; the list's items are wider than they look for the focus ring.
 */
export const cardLook: Record<DisplayMode, CardLook> = {
  list: {
    cards: '',
    item: '-mx-2 px-2 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]',
    card: 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-rule py-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-1',
    preview: 'h-26 rounded-control sm:row-span-2 sm:h-32',
    facts: 'min-w-0 self-center',
    words: 'col-span-2 min-w-0 sm:col-span-1',
  },
  grid: {
    cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-6',
    item: 'grid [contain-intrinsic-size:auto_31rem] [content-visibility:auto]',
    card: 'flex flex-col overflow-hidden rounded-sheet border border-rule bg-sheet',
    preview: 'h-44 shrink-0',
    facts: 'px-5 pt-5',
    words: 'flex-1 px-5 pt-1 pb-5',
  },
};
