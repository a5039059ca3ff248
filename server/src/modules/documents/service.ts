/** For the demo, in its own write. */
export { addDocumentEvent, releaseFile } from './document-event.ts';
