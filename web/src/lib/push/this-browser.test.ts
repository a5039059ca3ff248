import { describe, expect, it } from 'vitest';
import { pushAbility } from './this-browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const macOrPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15';
const able = {
  userAgent: windows,
  touchPoints: 0,
  isInstalled: false,
  hasWorkers: true,
  hasPush: true,
  permission: 'default',
} as const;
const without = { hasPush: false, permission: undefined };

describe('notifications in this browser', () => {
  it.each([
    ['have not been asked for', {}, 'not-asked'],
    ['are allowed', { permission: 'granted' }, 'granted'],
    ['are blocked', { permission: 'denied' }, 'denied'],
    ['do not exist', without, 'none'],
    ['do not exist without workers', { hasWorkers: false }, 'none'],
    ['need the Home Screen on an iPhone', { ...without, userAgent: iPhone }, 'home-screen-first'],
    [
      'need the Home Screen on an iPad, which calls itself a Mac',
      { ...without, userAgent: macOrPad, touchPoints: 5 },
      'home-screen-first',
    ],
    ['do not exist in an old browser of a Mac', { ...without, userAgent: macOrPad }, 'none'],
    [
      'do not exist on an iPhone that is too old, although it is on the Home Screen',
      { ...without, userAgent: iPhone, isInstalled: true },
      'none',
    ],
    ['can be asked for on the Home Screen', { userAgent: iPhone, isInstalled: true }, 'not-asked'],
  ] as const)('%s', (_, facts, ability) => {
    expect(pushAbility({ ...able, ...facts })).toBe(ability);
  });
});
