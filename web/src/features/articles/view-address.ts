import { type FeedView, initialView } from '@caretrail/contract/articles/feed-view';
import { limits } from '@caretrail/contract/limits';
import type { PageSize } from '@caretrail/contract/paging';
import {
  type Address,
  addressOf,
  hiddenIn,
  queryIn,
  useAddressState,
} from '../../lib/address-state.ts';

/**
 * Page and size are in the query. A tag is a diagnosis, and a search text tells about the user's health: both are in
 * the hash, which browsers do not send to a server.
 */
const names = { page: 'page', size: 'show', tag: 'tag', text: 'q' } as const;

const pageIn = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : initialView.page;

const sizeIn = (text: string | null): PageSize =>
  limits.articles.pageSizes.find((size) => String(size) === text) ?? initialView.pageSize;

export function readView(address: Address): FeedView {
  const query = queryIn(address);
  const hidden = hiddenIn(address);
  return {
    tag: hidden.get(names.tag)?.trim() || initialView.tag,
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
    }),
    paramsOf({
      [names.tag]: view.tag === initialView.tag ? null : view.tag,
      [names.text]: view.search.trim() === '' ? null : view.search,
    }),
  );

const form = { read: readView, write: writeView };

export const useFeedView = (): readonly [FeedView, (next: FeedView) => void] =>
  useAddressState(form);
