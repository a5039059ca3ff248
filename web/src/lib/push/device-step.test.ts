import { describe, expect, it } from 'vitest';
import { deviceStep } from './device-step.ts';

const me = 'me';
const stored = { owner: me, id: 'd', name: 'Chrome', publicKey: 'key', endpointHash: 'old' };
const device = (endpoint_hash: string) => ({
  id: 'd',
  name: 'Chrome',
  endpoint_hash,
  added_at: '2026-11-18T08:00:00.000Z',
  confirmed_at: null,
  is_silent: false,
});
const seen = {
  me,
  overview: { public_key: 'key', devices: [device('old')] },
  stored,
  hash: 'old',
  isGranted: true,
};
const without = { public_key: 'key', devices: [] };

describe('when the app opens, this browser', () => {
  it.each([
    ['confirms that it is there', {}, 'confirm'],
    ['confirms it, although it kept nothing', { stored: undefined }, 'confirm'],
    ['does nothing without notifications', { stored: undefined, hash: null }, 'nothing'],
    ['tells its new address', { hash: 'new' }, 'register'],
    [
      'tells its new address, of which the server knows no old one',
      { hash: 'new', overview: without },
      'register',
    ],
    ['asks for an address again that the browser has dropped', { hash: null }, 'subscribe'],
    [
      'asks for another address when the key of the server has changed',
      { overview: { ...seen.overview, public_key: 'another' } },
      'subscribe',
    ],
    ['says that the permission is gone', { hash: null, isGranted: false }, 'tell'],
    ['ends the notifications that another device has removed', { overview: without }, 'leave'],
    [
      'says that they ended, where neither it nor the server has them any more',
      { overview: without, hash: null, isGranted: false },
      'ended',
    ],
    ['ends the notifications of another person', { me: 'another' }, 'leave'],
    [
      'ends notifications of which no one knows whose they are',
      { stored: undefined, overview: without },
      'leave',
    ],
    [
      'keeps what it has while the server can send nothing',
      { hash: null, overview: { public_key: null, devices: [device('old')] } },
      'nothing',
    ],
  ])('%s', (_, change, what) => {
    expect(deviceStep({ ...seen, ...change }).what).toBe(what);
  });
});
