import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { startOidcPeer } from '../../testing/oidc-peer.ts';
import { departFor, redirectUri, signInAt } from '../../testing/provider-visit.ts';
import { testClock } from '../../testing/test-clock.ts';
import { identityByOidc } from './identity-oidc.ts';

const peer = await startOidcPeer([redirectUri]);
afterAll(() => peer.stop());

const ada = { sub: 'ada', email: 'Ada@Example.org', email_verified: true };
beforeEach(() =>
  Object.assign(peer.behaviour, { person: ada, rewriteIdToken: null, isSilent: false }),
);

const clock = testClock();

describe('a provider that cannot be reached', () => {
  const metadataPath = '/.well-known/openid-configuration';
  const discoveries = (): number => peer.asked.filter((path) => path === metadataPath).length;

  it('is asked for its metadata at the first sign-in, once for all waiting users, and again after an hour', async () => {
    const before = discoveries();
    const fresh = identityByOidc({ ...peer.settings, trustAmr: false }, clock);
    expect(discoveries()).toBe(before);
    await Promise.all(Array.from({ length: 20 }, () => departFor(fresh)));
    expect(discoveries()).toBe(before + 1);
    clock.advance(61 * 60_000);
    await departFor(fresh);
    expect(discoveries()).toBe(before + 2);
  });

  it('is reported as unavailable, and works without a restart once it is back', async () => {
    const late = await startOidcPeer([redirectUri]);
    const { port } = new URL(late.settings.issuer);
    const waiting = identityByOidc({ ...late.settings, trustAmr: false }, clock);
    await late.stop();
    expect(await waiting.begin(redirectUri)).toEqual({
      failed: 'unavailable',
      reason: 'no answer',
    });
    const back = await startOidcPeer([redirectUri], Number(port));
    back.behaviour.person = ada;
    expect((await signInAt(waiting)).outcome).toMatchObject({ subject: 'ada' });
    await back.stop();
  });

  it('times out when it accepts the connection and sends nothing', async () => {
    const impatient = identityByOidc({ ...peer.settings, trustAmr: false, patienceMs: 150 }, clock);
    peer.behaviour.isSilent = true;
    const started = performance.now();
    expect(await impatient.begin(redirectUri)).toEqual({
      failed: 'unavailable',
      reason: 'OAUTH_TIMEOUT',
    });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('is given up when its response does not end', async () => {
    const endless = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      const more = (): void => void (response.write(' '.repeat(65_536)) && setImmediate(more));
      response.on('drain', more);
      more();
    });
    await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening));
    const issuer = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    const flooded = identityByOidc({ ...peer.settings, issuer, trustAmr: false }, clock);
    const started = performance.now();
    expect(await flooded.begin(redirectUri)).toEqual({
      failed: 'unavailable',
      reason: 'no answer',
    });
    expect(performance.now() - started).toBeLessThan(20_000);
    endless.closeAllConnections();
    endless.close();
  });

  it('is reported as unavailable when it does not know our client', async () => {
    const stranger = identityByOidc(
      { ...peer.settings, clientSecret: 'another secret', trustAmr: false },
      clock,
    );
    expect((await signInAt(stranger)).outcome).toMatchObject({ failed: 'unavailable' });
  });

  it('is not called over plain http unless it runs on this machine', async () => {
    const far = identityByOidc(
      { ...peer.settings, issuer: 'http://192.0.2.1:9', trustAmr: false, patienceMs: 150 },
      clock,
    );
    expect(await far.begin(redirectUri)).toEqual({
      failed: 'unavailable',
      reason: 'OAUTH_HTTP_REQUEST_FORBIDDEN',
    });
  });

  it('is refused when its issuer differs from the configured one', async () => {
    const { port } = new URL(peer.settings.issuer);
    const renamed = identityByOidc(
      { ...peer.settings, issuer: `http://localhost:${port}`, trustAmr: false },
      clock,
    );
    expect(await renamed.begin(redirectUri)).toMatchObject({
      reason: expect.stringContaining('COMPARISON'),
    });
  });
});
