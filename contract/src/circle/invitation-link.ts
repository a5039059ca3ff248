import { hrefOf } from '../access/routes.ts';

/** The fragment never reaches a server, so the token is in no log. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${hrefOf('invitation')}#token=${token}`;
