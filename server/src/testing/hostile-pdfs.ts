import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** PDFs that try to harm the program that reads them. */

type Part = string | Buffer;

const bytesOf = (part: Part): Buffer =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : part;

/** Objects 1, 2, …, of which the first is the catalogue. */
export function pdfOf(objects: readonly (readonly Part[])[]): Buffer {
  const parts: Buffer[] = [bytesOf('%PDF-1.7\n')];
  for (const [index, object] of objects.entries())
    parts.push(bytesOf(`${index + 1} 0 obj\n`), ...object.map(bytesOf), bytesOf('\nendobj\n'));
  parts.push(bytesOf(`trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`));
  return Buffer.concat(parts);
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const pageWith = (resources: string): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>>>`;

const stream = (content: Buffer, dictionary = ''): Part[] => [
  `<</Length ${content.length}${dictionary}>>stream\n`,
  content,
  '\nendstream',
];

/** A megabyte of blanks that ends at a byte: it can be repeated. */
const blanks = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), {
  finishFlush: constants.Z_FULL_FLUSH,
});

/** Less than a megabyte that unpacks to this many. */
export const unpackingPdf = (megabytes: number): Buffer => {
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => blanks),
    deflateRawSync('BT (the end) Tj ET'),
  ]);
  return pdfOf([
    [catalogue],
    [pages],
    [pageWith('/Font<</F1 5 0 R>>')],
    stream(packed, '/Filter/FlateDecode'),
    [font],
  ]);
};

/** A form that draws itself, twice. */
export const selfDrawingPdf = (): Buffer =>
  pdfOf([
    [catalogue],
    [pages],
    [pageWith('/XObject<</A 6 0 R>>')],
    stream(Buffer.from('/A Do')),
    [font],
    stream(
      Buffer.from('/A Do /A Do BT /F1 9 Tf (again) Tj ET'),
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 6 0 R>>/Font<</F1 5 0 R>>>>',
    ),
  ]);

/** Pages whose parent is their own page. */
export const circularPdf = (): Buffer =>
  pdfOf([[catalogue], ['<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>']]);

/** Millions of words on one page. */
export const wordyPdf = (words: number): Buffer => {
  const content = deflateSync(Buffer.from(`BT /F1 9 Tf ${'(word) Tj '.repeat(words)}ET`));
  return pdfOf([
    [catalogue],
    [pages],
    [pageWith('/Font<</F1 5 0 R>>')],
    stream(content, '/Filter/FlateDecode'),
    [font],
  ]);
};

/** It asks for a password that no one knows here. */
export const lockedPdf = (): Buffer => {
  const secret = 'A'.repeat(64);
  return Buffer.from(
    pdfOf([[catalogue], [pages], [pageWith('')], stream(Buffer.from('BT ET'))])
      .toString('latin1')
      .replace(
        'trailer<<',
        `trailer<</ID[<${secret.slice(0, 32)}><${secret.slice(0, 32)}>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${secret}>/U<${secret}>>>`,
      ),
    'latin1',
  );
};
