import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { describe, expect, it } from 'vitest';
import { hostileScript, payloadCount } from '../../testing/attack/hostile-scripts.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { createWithFiles } from '../../testing/events.ts';
import { libraryOf, sendFiles } from '../../testing/library.ts';
import { asPatient } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { attachmentNamed, cleanName } from './file-name.ts';

const testApp = useTestApp();
const filesOfOne = limits.files.perEvent;

describe('§3 the name of a file', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\x.pdf', 'x.pdf'],
    ['C:\\Users\\me\\letter.pdf', 'letter.pdf'],
    ['%2e%2e%2fx.pdf', '%2e%2e%2fx.pdf'],
    ['Röntgen 🧠 漢字.pdf', 'Röntgen 🧠 漢字.pdf'],
    ['say "hello".pdf', 'say "hello".pdf'],
    ['annex\u202Efdp.pdf', 'annexfdp.pdf'],
    [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(251)}.pdf`],
    ['.pdf', '.pdf'],
    ['letter.pdf. .', 'letter.pdf'],
    ['letter from Dr. Okafor', 'letter from Dr. Okafor'],
    ['a;b=c.pdf', 'a;b=c.pdf'],
  ])('stores %j as %j, returns it, and never uses it as a path', async (sent, safe) => {
    const person = await asPatient(testApp());
    const answer = await createWithFiles(testApp(), person, [{ name: sent, content: pdf() }]);
    const [file] = answer.json<TimelineEvent>().files;
    expect(file?.name).toBe(safe);
    const link = await person.call(filesEndpoints.link, { params: { id: file?.id ?? '' } });
    const { headers } = await testApp().app.inject({ url: link.json<FileLink>().url });
    expect(headers['content-disposition']).toBe(attachmentNamed(safe));
    const stored = await filesUnder(testApp().filesFolder);
    expect(stored).toContain([person.patientId?.slice(-2), person.patientId, file?.id].join('/'));
    for (const path of stored) expect(path).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
  });

  it.each(['setup.exe.', 'evil.hta.', 'evil.html .', 'evil.settingcontent-ms', 'a.exe\u00A0. .'])(
    '%j is refused because its extension is not that of a PDF',
    async (name) => {
      const person = await asPatient(testApp());
      const answer = await createWithFiles(testApp(), person, [{ name, content: pdf() }]);
      expect(outcomeOf(answer)).toBe('400 file_refused');
    },
  );

  it.each([
    [`${'a'.repeat(251)}.exe. of ${'b'.repeat(50)}`, `${'a'.repeat(251)}.exe`],
    [`a.${'b'.repeat(400)}`, `a.${'b'.repeat(253)}`],
    ['', 'file'],
    ['..', 'file'],
    ['a/', 'file'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['%0D%0Aheader: x.pdf', 'header: x.pdf'],
    ['nul\u0000.pdf', 'nul.pdf'],
    ['\uD83D.pdf', '.pdf'],
  ])('turns %j into %j', (sent, safe) => {
    expect(cleanName(sent)).toBe(safe);
  });

  it('that looks like a script is stored, listed and returned unchanged', async () => {
    const person = await asPatient(testApp());
    // A slash would end a folder name: here it only looks like one.
    const sent = Array.from({ length: payloadCount }, (_, at) =>
      `${hostileScript(at)}.pdf`.replaceAll('/', '\u2044'),
    );
    for (let at = 0; at < sent.length; at += filesOfOne) {
      const files = sent
        .slice(at, at + filesOfOne)
        .map((name, index) => ({ name, content: pdf(`Letter ${at + index}`) }));
      const answer = await sendFiles(testApp(), person, { files });
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const library = await libraryOf(person);
    expect(library.map(({ file_name }) => file_name).toSorted()).toEqual(sent.toSorted());
    expect(library.map(({ title }) => title).toSorted()).toEqual(sent.toSorted());
    for (const { id, file_name } of library.filter((_, at) => at % 8 === 0)) {
      const link = await person.call(filesEndpoints.link, { params: { id } });
      const { headers } = await testApp().app.inject({ url: link.json<FileLink>().url });
      const [, exact = ''] =
        /^attachment; filename="[^"\\]*"; filename\*=UTF-8''([\w%.!~-]+)$/.exec(
          String(headers['content-disposition']),
        ) ?? [];
      expect(decodeURIComponent(exact)).toBe(file_name);
    }
  });

  it('is escaped by RFC 6266, so that no header can be broken', () => {
    expect(attachmentNamed('a"b\\c 🧠\'(*).pdf')).toBe(
      `attachment; filename="a_b_c __'(*).pdf"; filename*=UTF-8''a%22b%5Cc%20%F0%9F%A7%A0%27%28%2A%29.pdf`,
    );
  });
});
