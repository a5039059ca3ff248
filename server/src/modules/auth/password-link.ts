import { hrefOf } from '@caretrail/contract/access/routes';
import type { AuthDeps } from './deps.ts';
import type { GrantKind } from './password-grants-repo.ts';

/**
 * The fragment never reaches a server, so it is in no log. Built from our own setting, never from the request's host.
 */
export const passwordLink = (
  { publicUrl }: Pick<AuthDeps, 'publicUrl'>,
  email: string,
  code: string,
  kind: GrantKind,
): string =>
  `${publicUrl}${hrefOf('passwordVerify')}#${new URLSearchParams({ email, code, kind }).toString()}`;
