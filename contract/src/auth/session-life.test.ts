import { describe, expect, it } from 'vitest';
import { absoluteMs, accessClaims, idleMs } from './session-life.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('§4.1 a session', () => {
  it("may idle for an hour, an administrator's for 15 minutes", () => {
    expect(idleMs('patient')).toBe(hour);
    expect(idleMs('administrator')).toBe(15 * minute);
  });

  it.each([
    ['patient', 2, true, 24 * hour],
    ['patient', 2, false, 12 * hour],
    ['administrator', 2, true, 12 * hour],
    ['administrator', 2, false, 12 * hour],
    ['patient', 1, true, 15 * minute],
    ['administrator', 1, false, 15 * minute],
  ] as const)('of a %s at level %d, rotating %s, lasts %d ms', (role, aal, isRotating, ms) => {
    expect(absoluteMs(role, aal, isRotating)).toBe(ms);
  });

  it('is read from all of its claims or from none', () => {
    const claims = { sid: 'a', aal: 2, iat: 2, auth_time: 1 };
    expect(accessClaims.safeParse({ ...claims, sub: 'b' }).data).toEqual(claims);
    for (const claim of Object.keys(claims)) {
      expect(accessClaims.safeParse({ ...claims, [claim]: null }).success, claim).toBe(false);
    }
    expect(accessClaims.safeParse({ ...claims, aal: 3 }).success).toBe(false);
  });
});
