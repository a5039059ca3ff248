/** One chunk: few people have more than one record, or entries of several people in theirs. */
export { RecordBand } from './record-band.tsx';
export { RecordPage } from './record-page.tsx';
export { RecordSwitcher } from './record-switcher.tsx';
export { WriterName } from './writer-name.tsx';
