import type { ErrorCode } from '@caretrail/contract/texts/errors';
import { describe, expect, it } from 'vitest';
import { linkProblemOf } from './password-steps.ts';

const refusal = (code: ErrorCode | null) => ({ code, text: '', fields: {} });

describe('§2.1 /forgot-password-error is for', () => {
  it.each([
    ['link_expired', false, 'expired'],
    ['link_used', true, 'used'],
    ['wrong_code', true, 'malformed'],
    ['wrong_code', false, 'malformed'],
  ] as const)('%s', (code, isInvitation, reason) => {
    expect(linkProblemOf(refusal(code), isInvitation)).toEqual({ reason, isInvitation });
  });

  it.each([['too_many'], ['invalid_input'], [null]] as const)('not for %s', (code) => {
    expect(linkProblemOf(refusal(code), true)).toBeNull();
  });
});
