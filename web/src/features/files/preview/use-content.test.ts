import { allowedFileTypes } from '@caretrail/contract/files/allowed-types';
import { decodeText } from '@caretrail/contract/files/decode-text';
import { expect, it } from 'vitest';
import { shownAs } from './use-content.ts';

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

it.each([
  ['UTF-8', new TextEncoder().encode('Ärztin – 20 °C')],
  ['UTF-16', utf16('Letter')],
  ['Windows', Uint8Array.from([0xc4, 0x72, 0x7a, 0x74, 0x65])],
])('a text in %s is read as what it says', (_, bytes) => {
  expect(['Ärztin – 20 °C', 'Letter', 'Ärzte']).toContain(decodeText(bytes, TextDecoder));
});

it('pictures, text and PDF are shown here, the rest is downloaded', () => {
  const kinds = allowedFileTypes.map(
    ({ label, type }) => `${label} ${shownAs(type) ?? 'download'}`,
  );
  expect(kinds).toEqual([
    'PDF pdf',
    'JPEG picture',
    'PNG picture',
    'WebP picture',
    'HEIC download',
    'TXT text',
    'DOCX download',
    'DICOM download',
  ]);
  expect(shownAs('text/html')).toBeNull();
});
