export { RecordBand } from './record-band.tsx';
export { RecordPage } from './record-page.tsx';
