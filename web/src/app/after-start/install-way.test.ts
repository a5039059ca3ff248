import { describe, expect, it } from 'vitest';
import { hintAnswered, hintSeen, installWay } from './install-way.ts';

const android = { isInstalled: false, isApple: false, hasOffer: true };
const iphone = { isInstalled: false, isApple: true, hasOffer: false };
const other = { isInstalled: false, isApple: false, hasOffer: false };

describe('“Put Caretrail on your phone”', () => {
  it.each([
    ['a phone whose browser offers it', android, 'offer'],
    ['an iPhone, where the person does it', iphone, 'apple'],
    ['a browser that cannot', other, null],
    ['a phone that has it', { ...android, isInstalled: true }, null],
  ] as const)('on %s', (_, phone, way) => {
    expect(installWay(hintSeen, phone)).toBe(way);
  });

  it.each([
    ['on the first visit', null],
    ['after an answer, whichever it was', hintAnswered],
    ['with a value that is not ours', 'yes'],
  ])('is not offered %s', (_, stored) => {
    for (const phone of [android, iphone]) expect(installWay(stored, phone)).toBeNull();
  });
});
