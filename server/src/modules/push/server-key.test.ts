import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { makeVapid, subjectOf } from './server-key.ts';

const testApp = useTestApp();
const hour = 3_600_000;

describe('who answers for notifications', () => {
  it('is the support address, unless it exists on one machine only', () => {
    expect(subjectOf('help@clinic.example')).toBe('mailto:help@clinic.example');
    for (const email of ['me@localhost', 'me@box', 'me@clinic.local', 'me@mail.internal'])
      expect(subjectOf(email)).toBeUndefined();
  });

  it('is signed for one push service, once in six hours, for less than a day', async () => {
    const { deps, clock } = testApp();
    const vapid = await makeVapid(deps);
    const tokenOf = async (endpoint: string) =>
      /^vapid t=([^,]+), k=/.exec(await vapid(endpoint))?.[1] ?? '';
    const first = await tokenOf('https://push.example.org/a');
    expect(await tokenOf('https://push.example.org/b')).toBe(first);
    expect(decodeJwt(first)).toEqual({
      aud: 'https://push.example.org',
      exp: Math.floor((clock.now().getTime() + 12 * hour) / 1000),
      sub: `mailto:${deps.supportEmail}`,
    });
    expect(decodeJwt(await tokenOf('https://other.example.org/a')).aud).toBe(
      'https://other.example.org',
    );
    clock.advance(7 * hour);
    expect(await tokenOf('https://push.example.org/a')).not.toBe(first);
  });

  it('is left out where the support address is on this machine', async () => {
    const vapid = await makeVapid({ ...testApp().deps, supportEmail: 'me@localhost' });
    const [, token = ''] = /t=([^,]+)/.exec(await vapid('https://push.example.org/a')) ?? [];
    expect(decodeJwt(token)).not.toHaveProperty('sub');
  });
});
