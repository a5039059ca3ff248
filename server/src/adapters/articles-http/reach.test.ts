import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../public-address.ts';
import { checkAddress, publicHttps } from './reach.ts';

describe('§7 article sources: which addresses are asked', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
    'allows the public address %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0::1',
    '2001:db8::1',
    'not an address',
    '',
  ])('does not ask %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'http://example.org/feed',
    'file:///etc/passwd',
    'ftp://example.org/feed',
    'https://127.0.0.1/feed',
    'https://[::1]/feed',
    'https://[::ffff:169.254.169.254]/latest',
    'https://2130706433/feed',
    'https://0x7f.1/feed',
    'https://017700000001/feed',
    'https://user:secret@example.org/feed',
  ])('refuses %s by its form', (address) => {
    expect(() => checkAddress(new URL(address), publicHttps)).toThrow('refused');
  });

  it('allows a public page over https', () => {
    expect(() => checkAddress(new URL('https://example.org/feed'), publicHttps)).not.toThrow();
  });
});
