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

/** Text in a font that the page calls F1, with its descendant and its encoding. */
const pdfInFont = (
  widths: string,
  encoding: string,
  ...more: readonly (readonly Part[])[]
): Buffer =>
  pdfOf([
    [catalogue],
    [pages],
    [pageWith('/Font<</F1 5 0 R>>')],
    stream(Buffer.from('BT /F1 9 Tf (words) Tj ET')),
    [`<</Type/Font/Subtype/Type0/BaseFont/X/Encoding ${encoding}/DescendantFonts[6 0 R]>>`],
    [
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 1000${widths}>>`,
    ],
    [
      '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/CapHeight 1/StemV 1>>',
    ],
    ...more,
  ]);

/** A font that names the widths of 25 million letters, in a few bytes. */
export const wideFontPdf = (): Buffer => pdfInFont('/W[0 25000000 500]', '/Identity-H');

/** An encoding of 300 million letters, in twenty ranges. */
export const wideEncodingPdf = (): Buffer => {
  const hex = (value: number): string => `<${value.toString(16).padStart(8, '0')}>`;
  const ranges = Array.from({ length: 20 }, (_, at) => at * 0x1_00_00_00).map(
    (from) => `${hex(from)} ${hex(from + 0xff_ff_fe)} 0`,
  );
  const map = `begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 begincidrange ${ranges.join(' ')} endcidrange endcmap`;
  return pdfInFont('', '8 0 R', stream(Buffer.from(map), '/Type/CMap/CMapName/X'));
};
