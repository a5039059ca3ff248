import { lazyPage } from '../../lib/lazy-page.ts';

/** Loaded only where the record of someone else is, or was, open. */
const load = () => import('./record-parts.ts');

export const LazyBand = lazyPage(() => load().then((m) => m.RecordBand));
export const LazyRecordPage = lazyPage(() => load().then((m) => m.RecordPage));
/** Before a record is opened: the frame waits for both. */
export const loadRecordParts = (): Promise<unknown> =>
  Promise.all([LazyBand.load(), LazyRecordPage.load()]);
