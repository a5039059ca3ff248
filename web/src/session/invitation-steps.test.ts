import { expect, it } from 'vitest';
import { tokenIn } from './held-invitation.ts';
import { invitationProblemOf } from './invitation-steps.ts';

it('takes the token of an invitation only whole, and only from the fragment that names it', () => {
  const token = 'a-B_9'.padEnd(43, 'x');
  expect(tokenIn(`#token=${token}`)).toBe(token);
  for (const hash of ['', '#token=', `#token=${token}x`, `#token=${token.slice(1)}`, `#${token}`])
    expect(tokenIn(hash)).toBeNull();
});

it.each([
  ['link_expired', 'expired'],
  ['link_used', 'used'],
  ['not_found', 'gone'],
  ['forbidden', 'administrator'],
  ['too_many', null],
  [null, null],
] as const)('names why an invitation cannot be answered: %s', (code, problem) => {
  expect(invitationProblemOf({ code })).toBe(problem);
});
