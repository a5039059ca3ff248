/** For the demo, in a write of its own. */
export { addDocumentEvent, releaseFile } from './document-event.ts';
