import { once } from 'node:events';
import type { Socket } from 'node:net';
import { limits } from '@caretrail/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/call-from.ts';
import { createWithFiles, madeEvent } from '../testing/events.ts';
import { openForm } from '../testing/open-form.ts';
import { asAnotherPatient, asPatient } from '../testing/people.ts';
import { pdf } from '../testing/sample-files.ts';
import { storedAndKnown } from '../testing/stored-files.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makeOpenForms } from './open-forms.ts';

const testApp = useTestApp();
const oneFile = () => [{ name: 'a.pdf', content: pdf() }];
beforeAll(() => testApp().app.listen({ host: '127.0.0.1', port: 0 }));

const storedNow = async () => (await storedAndKnown(testApp())).stored;
async function close(sockets: readonly Socket[], stored: number): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await expect.poll(storedNow).toBe(stored);
}

describe('§3 forms that are open', () => {
  it('are limited for one account; the next form is told to wait, and other accounts are not', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const before = await storedNow();
    const { formsPerUser } = limits.http;
    const sockets = Array.from({ length: formsPerUser }, () => openForm(testApp(), person));
    await expect.poll(storedNow).toBe(before + 2 * formsPerUser);
    const refused = await createWithFiles(testApp(), person, oneFile());
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(refused.json()).toMatchObject({
      detail: expect.stringMatching(/4 forms with files at the same time\. Wait until one/),
    });
    expect(refused.headers['retry-after']).toBe('5');
    // A client that is still sending hears it too.
    const late = openForm(testApp(), person);
    expect(String(await once(late, 'data'))).toMatch(/^HTTP\/1\.1 429 /);
    expect(outcomeOf(await createWithFiles(testApp(), another, oneFile()))).toBe('201');
    expect((await madeEvent(testApp(), person)).files).toEqual([]);
    await close([...sockets, late], before + 1);
    expect(outcomeOf(await createWithFiles(testApp(), person, oneFile()))).toBe('201');
  });

  it('are limited in total', async () => {
    const openForms = makeOpenForms({ perUser: 2, atOnce: 3 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = ['a', 'b', 'c'].map((account) => openForms(account, () => promise));
    const refusal = { code: 'unavailable', status: 503, extras: { retryAfter: 10 } };
    await expect(openForms('d', () => promise)).rejects.toMatchObject(refusal);
    resolve();
    await Promise.all(running);
    expect(await openForms('d', async () => 'read')).toBe('read');
  });
});
