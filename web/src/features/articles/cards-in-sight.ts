import type { DisplayMode } from '@caretrail/contract/articles/feed-view';

/** The search box with the counts below it; a card with the gap around it, at the usual size of text. */
const headPx = 160;
const cardPx = { list: { height: 177, width: Infinity }, grid: { height: 420, width: 312 } };

/** How many cards fill the screen. */
export function cardsInSight(mode: DisplayMode): number {
  const { height, width } = cardPx[mode];
  const rows = Math.ceil((innerHeight - headPx) / height);
  return Math.max(4, rows * Math.max(1, Math.floor(innerWidth / width)));
}
