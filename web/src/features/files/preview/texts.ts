import { messages } from '@caretrail/contract/i18n/messages';

/** The words around a file that is shown here. */
export const previewTexts = messages('files/preview', {
  heading: 'Preview',
  loading: 'Loading the preview',
  notHere: 'We cannot preview {format} files. Download the file to open it.',
  locked: 'This PDF needs a password. Download the file to open it.',
  damaged: 'We cannot preview this file. Download the file to open it.',
  cut: 'This is only the start of the file. Download the file to read the rest.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom {percent, number}%',
  previous: 'Previous',
  previousPage: 'Previous page',
  next: 'Next',
  nextPage: 'Next page',
  page: 'Page {page} of {of}',
  titleAndPage: '{title}, Page {page} of {of}',
});
