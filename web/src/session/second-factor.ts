import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf, BodyOf } from '@caretrail/contract/http/endpoint';
import { request } from '../lib/http.ts';

// Without the cache of the data layer: the second step comes before the shell, and keys and codes are not cached.

export const sendEmailCode = (): Promise<AnswerOf<typeof authEndpoints.sendEmailCode>> =>
  request(authEndpoints.sendEmailCode);

export const verifyEmailCode = (
  body: BodyOf<typeof authEndpoints.verifyEmailCode>,
): Promise<AnswerOf<typeof authEndpoints.verifyEmailCode>> =>
  request(authEndpoints.verifyEmailCode, { body });

/** A code of the authenticator app, or a recovery code. */
export const verifyTotp = (
  body: BodyOf<typeof authEndpoints.verifyTotp>,
): Promise<AnswerOf<typeof authEndpoints.verifyTotp>> =>
  request(authEndpoints.verifyTotp, { body });

/** The first code of a new app: from now on it is the second step. */
export const confirmTotp = (
  body: BodyOf<typeof authEndpoints.confirmTotp>,
): Promise<AnswerOf<typeof authEndpoints.confirmTotp>> =>
  request(authEndpoints.confirmTotp, { body });
