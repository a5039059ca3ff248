import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Small, complete files of each kind, generated here, without personal data. */

export { samplePdf as pdfOfLines } from '../modules/demo/sample-files.ts';

export const pdf = (words = 'A letter'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } });

export const png = (width?: number, height?: number): Promise<Buffer> =>
  picture(width, height).png().toBuffer();
export const webp = (): Promise<Buffer> => picture().webp().toBuffer();

/** With the camera and the location in its metadata. */
export const jpegWithPlace = (): Promise<Buffer> =>
  picture()
    .withExif({
      IFD0: { Make: 'CAMERA-OF-SOMEBODY' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const box = (type: string, content: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.length);
  return Buffer.concat([length, Buffer.from(type), content]);
};

export const heic = (): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.alloc(200, 1)),
    box('mdat', Buffer.alloc(2000, 1)),
  ]);

export const dicom = (): Buffer =>
  Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(3000, 2)]);

type Entry = { readonly name: string; readonly content?: string; readonly claimedSize?: number };

/** A ZIP with its directory at the end, stored or with a size that it only claims. */
export function zip(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', claimedSize } of entries) {
    const [nameBytes, data] = [Buffer.from(name), deflateRawSync(content)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claimedSize ?? Buffer.byteLength(content), 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(head);
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        fields,
        place,
        nameBytes,
      ]),
    );
    offset += head.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, list, Buffer.from('PK\u0005\u0006'), end]);
}

const docxEntries = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];
export const docx = (more: readonly Entry[] = []): Buffer => zip([...docxEntries, ...more]);
