/** The words around a file that is shown here. */
export const previewTexts = {
  heading: 'Preview',
  loading: 'Loading the preview',
  notHere: (format: string): string =>
    `A file of this kind (${format}) cannot be shown here. Please download it to open it.`,
  locked: 'This PDF asks for a password. Please download it to open it.',
  damaged: 'This file cannot be shown here. Please download it to open it.',
  cut: 'This is the beginning of a long text. Please download it to read all of it.',
  empty: 'This page has no text that can be read out.',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoom: (percent: number): string => `Size ${percent} %`,
  previous: 'Previous',
  next: 'Next',
  turned: 'page',
  page: (page: number, of: number): string => `Page ${page} of ${of}`,
} as const;
