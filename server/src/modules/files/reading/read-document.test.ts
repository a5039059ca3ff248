import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  circularPdf,
  lockedPdf,
  selfDrawingPdf,
  unpackingPdf,
  wideEncodingPdf,
  wideFontPdf,
  wordyPdf,
} from '../../../testing/hostile-pdfs.ts';
import { docx, pdfOfLines, zip } from '../../../testing/sample-files.ts';
import { bounds, readDocument } from './read-document.ts';

const [pdf, text, word] = [
  'application/pdf',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** The time that a test may take: what ends a reading here is the document, however busy the machine is. */
const read = (type: string, content: Buffer, withinMs = 280_000): Promise<string> =>
  readDocument({ type, content: new Uint8Array(content), withinMs });

const docxOf = (body: string): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document><w:body>${body}</w:body></w:document>` },
  ]);

describe('the words of a document', () => {
  it('are those of every page of a PDF, line by line', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => `Line ${n + 1} of the report`);
    const words = await read(pdf, pdfOfLines(['Discharge summary', ...lines]));
    expect(words).toMatch(/^Discharge summary\nLine 1 of the report\n/);
    expect(words).toContain('\nLine 40 of the report');
  });

  it('are those of the paragraphs of a Word document, and nothing of its markup', async () => {
    const words = await read(
      word,
      docxOf(
        '<w:p><w:r><w:t>Clinic</w:t></w:r><w:r><w:t> letter</w:t></w:r></w:p><w:p w:x="a"><w:t>Größe &amp; Gewicht</w:t></w:p>',
      ),
    );
    expect(words).toBe('Clinic letter\nGröße & Gewicht');
  });

  it.each([
    ['UTF-8', Buffer.from('Ärztin')],
    ['Windows-1252', Buffer.from('Ärztin', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFÄrztin', 'utf16le')],
  ])('are read from a text in %s', async (_, content) => {
    expect(await read(text, content)).toBe('Ärztin');
  });

  it('have no control characters, and no more than 100,000 characters are read', async () => {
    expect(await read(text, Buffer.from('a\u0000b \t\u202E c\r\n\n\n\n\nd'))).toBe('a b c\n\nd');
    expect(await read(text, Buffer.from('word '.repeat(50_000)))).toHaveLength(99_999);
  });

  it('are none where a document has none', async () => {
    expect(await read(word, docx())).toBe('');
  });
});

describe('a hostile document', () => {
  const unreadable = { name: 'ReadingProblem', code: 'DAMAGED' };

  it.each([
    ['is no PDF', Buffer.from('%PDF-1.4\nnothing of it is true\n%%EOF')],
    ['asks for a password', lockedPdf()],
    ['unpacks to 600 MB', unpackingPdf(600)],
    ['names the widths of 25 million letters', wideFontPdf()],
    ['has an encoding of 300 million letters', wideEncodingPdf()],
  ])('that %s cannot be read, and nothing else happens', async (_, content) => {
    await expect(read(pdf, content)).rejects.toMatchObject(unreadable);
  });

  it.each([
    ['draws itself', selfDrawingPdf(), 'again'],
    ['has pages within themselves', circularPdf(), ''],
    ['repeats a word 300,000 times in one place', wordyPdf(300_000), 'word'],
  ])('that %s comes to an end', async (_, content, words) => {
    expect(await read(pdf, content)).toMatch(new RegExp(`^${words}`));
  });

  it('that is not a ZIP, or names a longer content than it has, cannot be read', async () => {
    await expect(read(word, Buffer.from('PK nothing'))).rejects.toMatchObject(unreadable);
    const lying = zip([{ name: 'word/document.xml', content: '<w:t>a</w:t>', claimedSize: 9e8 }]);
    await expect(read(word, lying)).rejects.toMatchObject(unreadable);
  });

  it('that takes over its process reads no secret of the server there, and starts nothing', async () => {
    const outcomeIn = (code: string): Promise<string> => {
      const tried = `try { ${code}; console.log('done') } catch ({ code }) { console.log(code) }`;
      return new Promise((resolve, reject) => {
        execFile(process.execPath, [...bounds, '-e', tried], { env: {} }, (error, said) =>
          error === null ? resolve(said.trim()) : reject(error),
        );
      });
    };
    const own = JSON.stringify(fileURLToPath(new URL('./worker.ts', import.meta.url)));
    expect(await outcomeIn(`fs.readFileSync(${own})`)).toBe('done');
    for (const code of [
      `fs.readFileSync('/proc/${process.pid}/environ')`,
      `fs.readFileSync(${JSON.stringify(fileURLToPath(new URL('../../../env.ts', import.meta.url)))})`,
      `fs.writeFileSync(${JSON.stringify(join(tmpdir(), 'caretrail-not-written'))}, '')`,
      `child_process.execFileSync('env')`,
    ])
      expect(await outcomeIn(code), code).toBe('ERR_ACCESS_DENIED');
  });

  it('is given up when it takes too long', async () => {
    await expect(read(pdf, unpackingPdf(600), 1)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  });
});
