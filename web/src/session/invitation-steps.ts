import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { HelpedRecord, HelperAccount } from '@caretrail/contract/circle/schema';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import { request } from '../lib/http.ts';
import type { Refusal } from '../lib/refusal.ts';

type InvitationState = AnswerOf<typeof circleEndpoints.openInvitation>;
type InvitationDetails = AnswerOf<typeof circleEndpoints.readInvitation>;

export const openInvitation = (token: string): Promise<InvitationState> =>
  request(circleEndpoints.openInvitation, { body: { token } });

export const registerHelper = (body: HelperAccount): Promise<void> =>
  request(circleEndpoints.register, { body });

export const readInvitation = (token: string): Promise<InvitationDetails> =>
  request(circleEndpoints.readInvitation, { body: { token } });

export const acceptInvitation = (token: string): Promise<HelpedRecord> =>
  request(circleEndpoints.accept, { body: { token } });

/** Why an invitation cannot be answered: another one, or another account, is needed. */
export type InvitationProblem = 'expired' | 'used' | 'gone' | 'otherAddress';

const problems: Partial<Record<ErrorCode, InvitationProblem>> = {
  link_expired: 'expired',
  link_used: 'used',
  not_found: 'gone',
  forbidden: 'otherAddress',
};

/** Null for a refusal with another cause. */
export const invitationProblemOf = ({ code }: Pick<Refusal, 'code'>): InvitationProblem | null =>
  code !== null && Object.hasOwn(problems, code) ? (problems[code] ?? null) : null;
