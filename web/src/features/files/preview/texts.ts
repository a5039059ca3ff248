import { messages } from '@caretrail/contract/i18n/messages';
/** The words around a file that is shown here. */
export const previewTexts = messages('files/preview', {
  heading: 'Preview',
  loading: 'Loading the preview',
  notHere: 'We cannot preview {format} files. Download the file to open it.',
  locked: 'This PDF needs a password. Download the file to open it.',
  damaged: 'We cannot preview this file. Download the file to open it.',
  cut: 'This is only the start of the file. Download the file to read the rest.',
  empty: 'This page has no text that a screen reader can read.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom {percent, number}%',
  previous: 'Previous',
  next: 'Next',
  turned: 'page',
  page: 'Page {page, number} of {of, number}',
});
