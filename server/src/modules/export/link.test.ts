import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { ExportLink } from '@caretrail/contract/export/schema';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { madeEvent } from '../../testing/events.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { asAdministrator, asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const testApp = useTestApp();
const day = 86_400_000;

const ask = (person: Person) => person.call(exportEndpoints.link);
const linkOf = async (person: Person): Promise<ExportLink> =>
  (await ask(person)).json<ExportLink>();
const open = (url: string) => testApp().app.inject({ url });
const fileIn = async (person: Person, path: string): Promise<string> => {
  const { rawPayload } = await open((await linkOf(person)).url);
  return (await unzip(rawPayload)).get(path)?.toString() ?? '';
};

describe('§6 the link to a copy of everything', () => {
  it('opens the record of its user, and no other', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const event = await madeEvent(testApp(), another);
    expect(await fileIn(person, 'data/events.json')).toBe('[]\n');
    expect(await fileIn(another, 'data/events.json')).toContain(event.id);
  });

  it('cannot be created by an administrator, nor changed', async () => {
    expect(outcomeOf(await ask(await asAdministrator(testApp())))).toBe('403 forbidden');
    const { url } = await linkOf(await asPatient(testApp()));
    const token = url.split('/').at(-2) ?? '';
    for (const at of [0, 20, 40, 70, token.length - 1]) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(outcomeOf(await open(url.replace(token, changed)))).toBe('404 not_found');
    }
  });

  it('works for five minutes, and no longer than the session', async () => {
    const person = await asPatient(testApp());
    const { url, expires_at } = await linkOf(person);
    const now = testApp().clock.now().getTime();
    expect(Date.parse(expires_at) - now).toBe(limits.export.linkMs);
    expect((await open(url)).statusCode).toBe(200);
    testApp().clock.advance(limits.export.linkMs);
    expect(outcomeOf(await open(url))).toBe('410 link_expired');

    const again = await asPatient(testApp());
    const second = await linkOf(again);
    await again.call(authEndpoints.logout);
    expect(outcomeOf(await open(second.url))).toBe('410 link_expired');
  });

  it('requires a second step in the last ten minutes', async () => {
    const person = await asPatient(testApp());
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await ask(person))).toBe('403 reauth_required');
  });

  it('can be created five times a day', async () => {
    const person = await asPatient(testApp());
    for (let count = 0; count < limits.export.perDay; count += 1)
      expect((await ask(person)).statusCode).toBe(200);
    const refused = await ask(person);
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(day / 1000);
  });

  it('is logged, and so is each download', async () => {
    const person = await asPatient(testApp());
    await open((await linkOf(person)).url);
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'export.link-made done',
      'export.downloaded done',
    ]);
  });
});

describe('§3 lists for a spreadsheet', () => {
  it('hold every text as it is; a formula is escaped, a phone number is not', async () => {
    const person = await asPatient(testApp());
    const titles = ['=1+1', '@sum', '+49 30 (1)-2', '-5', '-a', 'say "hi", 漢字\nsecond line'];
    titles.push(`x;=cmd|'/C calc'!A0;y`, 'x;"@a', 'two\n+lines', 'a; b = c', '＝1+1');
    for (const title of titles) await madeEvent(testApp(), person, { title });
    const list = await fileIn(person, 'lists/events.csv');
    for (const cell of [
      `"'=1+1"`,
      `"'@sum"`,
      '"+49 30 (1)-2"',
      '"-5"',
      `"'-a"`,
      '"say ""hi"", 漢字\nsecond line"',
      // Where the separator is a semicolon, a cell ends at each.
      `"x;'=cmd|'/C calc'!A0;y"`,
      `"x;""'@a"`,
      `"two\n'+lines"`,
      '"a; b = c"',
      `"'＝1+1"`,
    ])
      expect(list).toContain(`,${cell},`);
    expect(list.startsWith('\uFEFFpatient_id,id,event_type,title')).toBe(true);
  });
});
