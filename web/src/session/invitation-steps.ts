import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { HelpedRecord, HelperAccount } from '@caretrail/contract/circle/schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import { request } from '../lib/http.ts';
import { type Refusal, toApiError } from '../lib/refusal.ts';

type InvitationState = AnswerOf<typeof circleEndpoints.openInvitation>;
type InvitationDetails = AnswerOf<typeof circleEndpoints.readInvitation>;

export const openInvitation = (token: string): Promise<InvitationState> =>
  request(circleEndpoints.openInvitation, { body: { token } });

export const registerHelper = (body: HelperAccount): Promise<void> =>
  request(circleEndpoints.register, { body });

const codeOf = (thrown: unknown): ErrorCode | null => toApiError(thrown).code;

/** To an account with another address the server says that there is no such invitation. */
export async function readInvitation(token: string): Promise<InvitationDetails | 'otherAddress'> {
  try {
    return await request(circleEndpoints.readInvitation, { body: { token } });
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error;
    await openInvitation(token);
    return 'otherAddress';
  }
}

export const acceptInvitation = (token: string): Promise<HelpedRecord> =>
  request(circleEndpoints.accept, { body: { token } });

/** Why an invitation cannot be answered. */
export type InvitationProblem = 'expired' | 'used' | 'gone' | 'administrator';

const problems: Partial<Record<ErrorCode, InvitationProblem>> = {
  link_expired: 'expired',
  link_used: 'used',
  not_found: 'gone',
  forbidden: 'administrator',
};

/** Null for a refusal with another cause. */
export const invitationProblemOf = ({ code }: Pick<Refusal, 'code'>): InvitationProblem | null =>
  code !== null && Object.hasOwn(problems, code) ? (problems[code] ?? null) : null;
