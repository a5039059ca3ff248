import { lazyPage, lazyPart } from '../../lib/lazy-page.ts';
import type { WriterNameProps } from './writer-name.tsx';

/** Loaded only where there is more than one record, or an entry of someone else. */
const load = () => import('./record-parts.ts');

export const LazyBand = lazyPage(() => load().then((m) => m.RecordBand));
export const LazyRecordPage = lazyPage(() => load().then((m) => m.RecordPage));
const Nothing = () => null;

export const LazySwitcher = lazyPart(() => load().then((m) => m.RecordSwitcher), Nothing);
export const LazyWriterName = lazyPart<WriterNameProps>(
  () => load().then((m) => m.WriterName),
  Nothing,
);
/** Before a record is opened: the frame waits for both. */
export const loadRecordParts = (): Promise<unknown> =>
  Promise.all([LazyBand.load(), LazyRecordPage.load()]);
