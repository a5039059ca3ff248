import { fileTypeSentence } from '@caretrail/contract/files/allowed-types';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWithFiles, eventsOf } from '../../testing/events.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import {
  dicom,
  docx,
  heic,
  jpegWithPlace,
  pdf,
  png,
  webp,
  zip,
} from '../../testing/sample-files.ts';
import { storedAndKnown } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let person: Person;
beforeAll(async () => {
  person = await asPatient(testApp());
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const wide = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
type Made = Buffer | Promise<Buffer>;
type Accepted = [what: string, name: string, content: () => Made, type: string];

const accepted: Accepted[] = [
  ['PDF', 'letter.pdf', () => pdf(), 'application/pdf'],
  ['JPEG with a place', 'photo.JPG', jpegWithPlace, 'image/jpeg'],
  ['PNG', 'photo.png', () => png(), 'image/png'],
  ['WebP', 'photo.webp', webp, 'image/webp'],
  ['HEIC', 'photo.heic', heic, 'image/heic'],
  ['DICOM', 'scan.dcm', dicom, 'application/dicom'],
  ['DICOM from a disc', 'IM0001', dicom, 'application/dicom'],
  ['DICOM called by numbers', '1.2.840.10008.1', dicom, 'application/dicom'],
  ['DOCX', 'letter.docx', () => docx(), kindOfDocx()],
  ['text', 'note.txt', () => Buffer.from('BMI 23, “fine”\n'), 'text/plain'],
  ['text of one byte', 'note.txt', () => Buffer.from('x'), 'text/plain'],
  [
    'text in another encoding',
    'note.txt',
    () => Buffer.from('Gr\xfc\xdfe', 'latin1'),
    'text/plain',
  ],
  ['text as UTF-16', 'note.txt', () => Buffer.from('\uFEFFhello', 'utf16le'), 'text/plain'],
  ['text as UTF-16, other half first', 'note.txt', () => wide('grüße 🧠').swap16(), 'text/plain'],
  ['PDF with a ZIP behind it', 'both.pdf', () => Buffer.concat([pdf(), docx()]), 'application/pdf'],
  [
    'PNG with a script behind it',
    'a.png',
    async () => Buffer.concat([await png(), html]),
    'image/png',
  ],
];

function kindOfDocx(): string {
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}

async function downloaded(event: TimelineEvent): Promise<Buffer> {
  const id = event.files[0]?.id ?? '';
  const { url } = (await person.call(filesEndpoints.link, { params: { id } })).json<FileLink>();
  return (await testApp().app.inject({ url })).rawPayload;
}

describe('§3 a file of an event', () => {
  it.each(accepted)('%s is stored and returned byte for byte', async (_, name, make, type) => {
    const content = await make();
    const answer = await createWithFiles(testApp(), person, [{ name, content }]);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
    const event = answer.json<TimelineEvent>();
    expect(event.files).toMatchObject([{ name, type, size: content.length }]);
    expect((await downloaded(event)).equals(content)).toBe(true);
  });

  const other = /Select a file of one of these types/;
  const wrongName = /but this is a \w+ file/;
  const cannotOpen = /cannot be opened/;
  const damaged = /damaged, or it is not the type/;
  const refusedFiles: [what: string, name: string, content: () => Made, sentence: RegExp][] = [
    ['an empty file', 'a.pdf', () => Buffer.alloc(0), /is empty/],
    ['SVG with a script', 'a.svg', () => svg, other],
    ['a page as UTF-16', 'a.txt', () => wide(html.toString()), other],
    ['a page as UTF-16, other half first', 'a.txt', () => wide(html.toString()).swap16(), other],
    [
      'a program that says it is UTF-16',
      'a.txt',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('MZ\u0090\0'), Buffer.alloc(64)]),
      other,
    ],
    ['UTF-16 with half a character', 'a.txt', () => wide('a\uD800b'), other],
    ['the beginning of a PDF', 'a.pdf', () => Buffer.from('%PDF'), cannotOpen],
    ['a PDF without anything', 'a.pdf', () => Buffer.from('%PDF-1.4\n'), cannotOpen],
    ['the beginning of a HEIC', 'a.heic', () => heic().subarray(0, 32), cannotOpen],
    ['a HEIC that breaks off', 'a.heic', () => heic().subarray(0, 150), cannotOpen],
    ['SVG as PNG', 'a.png', () => svg, other],
    ['SVG as text', 'a.txt', () => svg, other],
    ['a page as PNG', 'a.png', () => html, other],
    ['a page as text', 'a.txt', () => Buffer.concat([Buffer.from('\n\n'), html]), other],
    ['a page without an ending', 'page', () => html, other],
    ['bytes as text', 'a.txt', () => Buffer.from([1, 2, 3, 4]), other],
    [
      'bytes late in a text',
      'a.txt',
      () => Buffer.concat([Buffer.alloc(90_000, 'x'), Buffer.alloc(9)]),
      other,
    ],
    ['a program', 'a.exe', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]), other],
    [
      'a program as DICOM',
      'a.dcm',
      () => Buffer.concat([Buffer.from('MZ'), dicom().subarray(2)]),
      other,
    ],
    ['GIF that is a script', 'a.gif', () => Buffer.from('GIF89a=0;alert(1)'), other],
    ['a ZIP', 'a.zip', () => docx(), other],
    ['three bytes', 'a.pdf', () => Buffer.from('%PD'), other],
    ['PDF as JPEG', 'a.jpg', () => pdf(), wrongName],
    ['PDF as a page', 'a.html', () => pdf(), wrongName],
    ['DICOM as a page', 'a.html', dicom, wrongName],
    ['PNG as PDF', 'a.pdf', () => png(), wrongName],
    ['PNG that breaks off', 'a.png', async () => (await png(300, 300)).subarray(0, 200), damaged],
    [
      'JPEG of nothing',
      'a.jpg',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000)]),
      damaged,
    ],
    ['a ZIP as DOCX', 'a.docx', () => zip([{ name: 'a' }]), /cannot be opened/],
    [
      'DOCX that leads out of its folder',
      'a.docx',
      () => docx([{ name: '../../evil' }]),
      /cannot be opened/,
    ],
    [
      'DOCX that unpacks to gigabytes',
      'a.docx',
      () => docx([{ name: 'b', claimedSize: 4e9 }]),
      /cannot be opened/,
    ],
    [
      'DOCX of too many parts',
      'a.docx',
      () => docx(Array.from({ length: 1000 }, (_, i) => ({ name: `${i}` }))),
      /cannot be opened/,
    ],
    [
      'DOCX with a program',
      'a.docx',
      () => docx([{ name: 'word/vbaProject.bin' }]),
      /cannot be opened/,
    ],
    [
      'DOCX with a program in capitals',
      'a.docx',
      () => docx([{ name: 'word/VBAProject.bin' }]),
      cannotOpen,
    ],
    [
      'DOCX with a program in another folder',
      'a.docx',
      () => docx([{ name: 'macros/vbaProject.bin' }]),
      cannotOpen,
    ],
    [
      'DOCX that hides how large it gets',
      'a.docx',
      () => docx([{ name: 'b', content: 'x'.repeat(1_000_000), claimedSize: 1 }]),
      cannotOpen,
    ],
    ['DOCX that breaks off', 'a.docx', () => docx().subarray(0, -10), /cannot be opened/],
    [
      'more than 50 MB',
      'a.txt',
      () => Buffer.alloc(limits.files.maxBytes + 1, 'x'),
      /larger than 50 MB/,
    ],
  ];

  it.each(refusedFiles)(
    '%s is refused with a sentence, and nothing stays',
    async (_, name, make, sentence) => {
      const [before, events] = [await storedAndKnown(testApp()), await eventsOf(person)];
      const good = { name: 'good.pdf', content: pdf() };
      const answer = await createWithFiles(testApp(), person, [
        good,
        { name, content: await make() },
      ]);
      expect([400, 413]).toContain(answer.statusCode);
      const { detail } = answer.json<{ detail: string }>();
      expect(detail).toMatch(sentence);
      expect(detail).toContain(`“${name}”`);
      expect(await storedAndKnown(testApp())).toEqual(before);
      expect(await eventsOf(person)).toEqual(events);
    },
  );

  it('of exactly 50 MB is stored', async () => {
    const content = Buffer.alloc(limits.files.maxBytes, 'long ');
    const answer = await createWithFiles(testApp(), person, [{ name: 'long.txt', content }]);
    expect(answer.statusCode).toBe(201);
    expect((await downloaded(answer.json())).equals(content)).toBe(true);
  });

  it('gets an error that names every supported type', () => {
    expect(fileTypeSentence()).toMatch(/PDF, JPEG, PNG, WebP, HEIC, TXT, DOCX, DICOM/);
  });
});
