import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { appCodeBody } from './app-code-body.ts';

describe.each(['verify', 'confirm'] as const)('§2.1 /mfa: a code from the app (%s)', (call) => {
  it('is six digits, however they are written', () => {
    expect(appCodeBody[call].safeParse({ code: ' 123 456 ' }).data).toEqual({ code: '123456' });
  });

  it.each([[''], ['12345'], ['02-ab12-cd34-ef56-gh78']])('is not %j', (code) => {
    const issues = appCodeBody[call].safeParse({ code }).error?.issues;
    const asOfAMail = authEndpoints.verifyEmailCode.body.safeParse({ code }).error?.issues;
    expect(issues).toMatchObject([{ path: ['code'], message: asOfAMail?.[0]?.message }]);
  });
});
