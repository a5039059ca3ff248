import { messages } from '../i18n/messages.ts';

/** The content decides what a file is; this list says which kinds may be stored. */
export const allowedFileTypes = [
  { label: 'PDF', type: 'application/pdf', extensions: ['.pdf'] },
  { label: 'JPEG', type: 'image/jpeg', extensions: ['.jpg', '.jpeg'] },
  { label: 'PNG', type: 'image/png', extensions: ['.png'] },
  { label: 'WebP', type: 'image/webp', extensions: ['.webp'] },
  { label: 'HEIC', type: 'image/heic', extensions: ['.heic', '.heif'] },
  { label: 'TXT', type: 'text/plain', extensions: ['.txt'] },
  {
    label: 'DOCX',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
  },
  { label: 'DICOM', type: 'application/dicom', extensions: ['.dcm', '.dicom'] },
] as const;
export type AllowedFileType = (typeof allowedFileTypes)[number]['type'];

export const isAllowedFileType = (type: string): type is AllowedFileType =>
  allowedFileTypes.some((allowed) => allowed.type === type);

/** The kind that a name claims, from its extension; scans from a hospital disc often have none. */
export function fileTypeOfName(name: string): AllowedFileType | null {
  const lower = name.toLowerCase();
  const claimed = allowedFileTypes.find(({ extensions }) =>
    extensions.some((ending) => lower.endsWith(ending)),
  );
  return claimed?.type ?? null;
}

/** For the `accept` attribute of a file picker. */
export const acceptedFiles = allowedFileTypes.flatMap(({ extensions }) => extensions).join(',');

/** 'PDF, JPEG, …' */
export const allowedTypeNames = allowedFileTypes.map(({ label }) => label).join(', ');

const texts = messages('files/allowed-types', {
  refused: 'Select a file of one of these types: {types}.',
});

export const fileTypeSentence = (): string => texts.refused({ types: allowedTypeNames });
