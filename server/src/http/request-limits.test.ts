import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { asAnotherPatient, asPatient } from '../testing/people.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makeShares } from './request-limits.ts';

const sentence = 'Too many requests. Wait a moment and try again.';
const me = (access: string, remoteAddress: string) => ({
  url: profileEndpoints.read.path,
  headers: { authorization: `Bearer ${access}` },
  remoteAddress,
});

describe('calls in a minute', () => {
  const testApp = useTestApp({ requestLimits: { perUser: 5, perAddress: 12 } });
  const address = (host: number) => `192.0.2.${host}`;

  it('of one account end with a sentence and a time from every address; other accounts go on, and so does it a moment later', async () => {
    const { app, clock } = testApp();
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    for (let call = 0; call < 5; call += 1)
      expect((await app.inject(me(person.access, address(call)))).statusCode).toBe(200);
    const refused = await app.inject(me(person.access, address(9)));
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '12',
      expect.objectContaining({ code: 'too_many', detail: sentence }),
    ]);
    expect((await app.inject(me(another.access, address(9)))).statusCode).toBe(200);
    clock.advance(12_000);
    expect((await app.inject(me(person.access, address(9)))).statusCode).toBe(200);
    expect((await app.inject(me(person.access, address(9)))).statusCode).toBe(429);
  });

  it('of one address end before the session is read; the web app itself is not counted', async () => {
    const { app } = testApp();
    const ask = (url: string, host: number) => app.inject({ url, remoteAddress: address(host) });
    const { path } = operationsEndpoints.settings;
    for (let call = 0; call < 12; call += 1) expect((await ask(path, 50)).statusCode).toBe(200);
    const refused = await ask(path, 50);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      sentence,
    ]);
    expect((await ask('/login', 50)).statusCode).not.toBe(429);
    // A monitor often shares its address with all users behind a proxy.
    for (const { path: probe } of [operationsEndpoints.health, operationsEndpoints.ready])
      expect((await ask(probe, 50)).statusCode).toBe(200);
    expect((await ask(path, 51)).statusCode).toBe(200);
  });
});

it('uses bounded memory for many clients, and remembers the latest ones', () => {
  const waitOf = makeShares(1, { now: () => new Date(0) });
  waitOf('first');
  for (let caller = 0; caller < 30_000; caller += 1) waitOf(`caller ${caller}`);
  expect([waitOf('first'), waitOf('caller 29999')]).toEqual([0, 60]);
});

it('takes nothing from a client when the clock is set back', () => {
  let at = 3_600_000;
  const waitOf = makeShares(2, { now: () => new Date(at) });
  waitOf('a client');
  at = 0;
  expect([waitOf('a client'), waitOf('a client')]).toEqual([0, 30]);
  at = 30_000;
  expect(waitOf('a client')).toBe(0);
});
