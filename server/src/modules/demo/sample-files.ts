import { crc32, deflateSync } from 'node:zlib';

/** Files for the demo, generated here: no real letter, no real scan. */

const escaped = (line: string): string => line.replaceAll(/[\\()]/g, String.raw`\$&`);

export const linesPerPage = 34;

/** Pages of plain lines, as small as a PDF can be and still open everywhere. */
export function samplePdf(lines: readonly string[]): Buffer {
  const pages: (readonly string[])[] = [];
  for (let from = 0; from === 0 || from < lines.length; from += linesPerPage)
    pages.push(lines.slice(from, from + linesPerPage));
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((page, index) => {
      const words = page.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
      const content = `BT /F1 13 Tf 20 TL 56 780 Td\n${words}\nET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${firstPage + 2 * index + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}` +
      `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A drawing in greys, round and soft like a slice of a scan, and of no real person. Each `fold` is another one. */
export function samplePng(fold = 14, size = 256): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < size; y += 1) {
    const row = Buffer.alloc(size + 1);
    for (let x = 0; x < size; x += 1) {
      const [across, down] = [(x / size) * 2 - 1, (y / size) * 2 - 1];
      const distance = Math.hypot(across / 0.75, down / 0.92);
      const folds = Math.sin(fold * across + 6 * Math.sin(9 * down)) * 18;
      row[x + 1] = distance > 1 ? 8 : distance > 0.93 ? 210 : 96 + folds - 30 * distance;
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
