/** Where the link of an invitation leads. */
export const invitationPath = '/invitation';

/** The fragment never reaches a server, so the token is in no log. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${invitationPath}#token=${token}`;
