import { kindChoices } from '@caretrail/contract/articles/arrange';
import { allTags, type FeedView, initialView } from '@caretrail/contract/articles/feed-view';
import { limits } from '@caretrail/contract/limits';
import type { PageSize } from '@caretrail/contract/paging';
import {
  type Address,
  addressOf,
  hashOf,
  hiddenIn,
  queryIn,
  useAddressState,
} from '../../lib/address-state.ts';

/**
 * Page, size and kind of text are in the query. A tag is a diagnosis, and a search text or an article tells about the
 * user's health: they are hidden.
 */
const names = {
  page: 'page',
  size: 'show',
  kind: 'kind',
  tag: 'tag',
  text: 'q',
  article: 'read',
} as const;

const pageIn = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : initialView.page;

const sizeIn = (text: string | null): PageSize =>
  limits.articles.pageSizes.find((size) => String(size) === text) ?? initialView.pageSize;

export function readView(address: Address): FeedView {
  const query = queryIn(address);
  const hidden = hiddenIn(address);
  // A summary that was opened in another tab, where its tag is not known: all articles have it.
  const otherwise = hidden.has(names.article) ? allTags : initialView.tag;
  return {
    tag: hidden.get(names.tag)?.trim() || otherwise,
    kind: kindChoices.find((kind) => kind === query.get(names.kind)) ?? initialView.kind,
    search: (hidden.get(names.text) ?? '').toLowerCase(),
    page: pageIn(query.get(names.page)),
    pageSize: sizeIn(query.get(names.size)),
  };
}

const paramsOf = (parts: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== null),
  );

/** The address of a view; default values are left out. */
export const writeView = (view: FeedView): Address =>
  addressOf(
    paramsOf({
      [names.page]: view.page === initialView.page ? null : String(view.page),
      [names.size]: view.pageSize === initialView.pageSize ? null : String(view.pageSize),
      [names.kind]: view.kind === initialView.kind ? null : view.kind,
    }),
    paramsOf({
      [names.tag]: view.tag === initialView.tag ? null : view.tag,
      [names.text]: view.search.trim() === '' ? null : view.search,
    }),
  );

/** The article whose summary is open; null: the list. */
export const readingIn = (address: Address): string | null =>
  hiddenIn(address).get(names.article) || null;

/** The address of one summary. The list's page and search are in the history entry before it. */
export const writeReading = (tag: string, id: string): Address => {
  const hash = hashOf(paramsOf({ [names.tag]: tag }));
  return { search: '', hash: `${hash}&${names.article}=${id}` };
};

/** The state of a history entry that was opened from the list, which is then one step back. */
export const fromList = { isFromList: true } as const;

export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;

const form = { read: readView, write: writeView };

export const useFeedView = (): readonly [FeedView, (next: FeedView) => void] =>
  useAddressState(form);
