import { describe, expect, it } from 'vitest';
import { isPreboarded, mayUseEmailFactor, needsAuthenticator } from './rules.ts';

const withNone = { is_primary_email: false, is_primary_mfa: false };
const withEmail = { is_primary_email: true, is_primary_mfa: false };
const withApp = { is_primary_email: false, is_primary_mfa: true };
const withBoth = { is_primary_email: true, is_primary_mfa: true };

describe('§2.2 the code by e-mail', () => {
  it.each([
    ['patient', 'production', false],
    ['patient', 'demo', false],
    ['patient', undefined, false],
    ['administrator', 'production', true],
    ['administrator', 'demo', false],
    ['administrator', undefined, true],
  ] as const)('%s in %s must have an authenticator: %s', (user_type, mode, needs) => {
    expect(needsAuthenticator({ user_type }, mode)).toBe(needs);
    expect(mayUseEmailFactor({ user_type, ...withEmail }, mode)).toBe(!needs);
  });

  it('is not a way past an app that was set up instead of it', () => {
    const factors = [withNone, withEmail, withApp, withBoth];
    const may = factors.map((each) => mayUseEmailFactor({ user_type: 'patient', ...each }, 'demo'));
    expect(may).toEqual([true, true, false, true]);
  });
});

it.each([
  ['patient', false, false],
  ['patient', true, true],
  ['administrator', false, true],
  ['administrator', true, true],
] as const)('§4.1 %s, completed %s: preboarded %s', (user_type, preboarding_completed, is) => {
  expect(isPreboarded({ user_type, preboarding_completed })).toBe(is);
});
