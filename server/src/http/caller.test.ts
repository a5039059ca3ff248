import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { deriveKeys } from '../keys.ts';
import { callerOf, networkOf } from './caller.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['not an address', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
  ])('%s counts as %s and is stored as %s', (ip, network, prefix) => {
    expect(networkOf(ip)).toEqual({ network, prefix });
  });
});

describe('the browser of a call', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const calling = (userAgent: string | undefined, secret: string | undefined = 'one secret') => {
    const headers = { 'user-agent': userAgent };
    const request = { ip: '203.0.113.7', id: 'r1', headers } as unknown as FastifyRequest;
    return (keys = deriveKeys(secret)) => callerOf(request, keys);
  };

  it('has the same hash on every call, another under another secret, and none where none is sent', () => {
    const keys = deriveKeys('one secret');
    const first = calling(firefox)(keys);
    expect(first).toMatchObject({ device: 'Firefox on Linux', ipPrefix: '203.0.113.0/24' });
    expect(calling(firefox)(keys)).toEqual(first);
    expect(calling(firefox)().userAgentHash).toBe(first.userAgentHash);
    expect(calling(firefox, 'another secret')().userAgentHash).not.toBe(first.userAgentHash);
    expect(calling(`${firefox} `)(keys).userAgentHash).not.toBe(first.userAgentHash);
    expect(calling(undefined)(keys)).toMatchObject({ device: null, userAgentHash: null });
  });

  it('is recognised after more browsers than the cache holds', () => {
    const keys = deriveKeys('one secret');
    const first = calling(firefox)(keys);
    const names = Array.from({ length: 1_000 }, (_, at) => calling(`${firefox} ${at}`)(keys));
    expect(new Set(names.map(({ userAgentHash }) => userAgentHash)).size).toBe(1_000);
    expect(calling(firefox)(keys)).toEqual(first);
  });
});
