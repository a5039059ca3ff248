import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { errors } from '@caretrail/contract/texts/errors';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { withCaptcha } from './captcha.ts';
import { request } from './http.ts';

const { captcha, forgotPassword } = authEndpoints;
const hmacSignatureSecret = 'only the server knows';

const challenge = await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 10,
  counter: 7,
  deriveKey,
  hmacSignatureSecret,
});

const asks = {
  status: 400,
  body: { code: 'captcha_required', detail: errors.captcha_required.text, request_id: 'r' },
};

const forget = () =>
  withCaptcha((proof) =>
    request(forgotPassword, { body: { email: 'ada@example.org', captcha: proof } }),
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

describe('the proof of work', () => {
  it('is done when the server asks for it, and the call made once more', async () => {
    const log = fakeServer(({ url, body }) => {
      if (url === captcha.path) return { status: 200, body: challenge };
      return (body as { captcha?: string }).captcha === undefined ? asks : { status: 202 };
    });
    await forget();
    expect(log.map(({ url }) => url)).toEqual([
      forgotPassword.path,
      captcha.path,
      forgotPassword.path,
    ]);
    const sent = log[2]?.body as { captcha: string } | undefined;
    const proof = JSON.parse(atob(sent?.captcha ?? ''));
    const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret });
    expect(verified).toBe(true);
  });

  it('is not done when the server does not ask for it', async () => {
    const log = fakeServer(() => ({ status: 202 }));
    await forget();
    expect(log).toHaveLength(1);
  });

  it('is not done twice', async () => {
    const log = fakeServer(({ url }) =>
      url === captcha.path ? { status: 200, body: challenge } : asks,
    );
    await expect(forget()).rejects.toMatchObject({ message: errors.captcha_required.text });
    expect(log).toHaveLength(3);
  });

  it('is no answer to another refusal', async () => {
    const log = fakeServer(() => ({
      status: 429,
      body: { code: 'too_many', detail: 'Wait.', request_id: 'r' },
    }));
    await expect(forget()).rejects.toMatchObject({ status: 429 });
    expect(log).toHaveLength(1);
  });
});
