import type { FeedView } from '@caretrail/contract/articles/feed-view';
import { useAddressState } from '../../lib/address-state.ts';
import { readView, writeView } from './view-address.ts';

const form = { read: readView, write: writeView };

export const useFeedView = (): readonly [FeedView, (next: FeedView) => void] =>
  useAddressState(form);
