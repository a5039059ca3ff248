import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { readSentCode, sentCodeOf } from './sent-code.ts';

const now = 1_000_000;
const answer = {
  sent_to: 'p•••••t@example.org',
  expires_at: '2026-11-15T10:10:00Z',
  resend_after: 60,
};
const sent = sentCodeOf(answer, { userId: 'ada', isRepeat: false, now });

describe('/verify opened again', () => {
  it('does not ask for another code while the one on its way works', () => {
    const kept: unknown = JSON.parse(JSON.stringify(sent));
    expect(readSentCode(kept, 'ada', now + 5 * 60_000)).toEqual(sent);
    expect(sent.resendAt).toBe(now + 60_000);
  });

  it.each([
    ['for another user', sent, 'bob', now],
    ['after its time', sent, 'ada', now + limits.auth.emailCodeMs],
    ['without anything kept', null, 'ada', now],
    ['with something else kept', { token: 't' }, 'ada', now],
  ])('asks for one %s', (_, state, userId, at) => {
    expect(readSentCode(state, userId, at)).toBeNull();
  });
});
