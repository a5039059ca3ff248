import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
  '%s is of the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  // The old way to write an IPv4 address in IPv6 (::/96): 127.0.0.1, 10.0.0.1 and 93.184.216.34.
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '::5db8:d822',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
