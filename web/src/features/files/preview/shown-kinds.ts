/** How a file is shown here. Nothing of it ever runs: pictures are drawn, text is text, a PDF is painted on a canvas. */
export type ShownAs = 'picture' | 'text' | 'pdf';

const shown: Readonly<Record<string, ShownAs>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'text/plain': 'text',
  'application/pdf': 'pdf',
};

/** Null for what no browser knows: Word, DICOM, most pictures of phones (HEIC). */
export const shownAs = (type: string): ShownAs | null => shown[type] ?? null;
