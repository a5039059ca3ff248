import type { Aal, AccessClaims } from '@caretrail/contract/auth/session-life';

type TokenWanted = { readonly opened: number; readonly issued: number; readonly aal: Aal };

/** An access token as the server writes it, without a valid signature. */
export function aToken({ opened, issued, aal }: TokenWanted): string {
  const claims: AccessClaims = {
    sid: '019a8c5e-1b00-7c3a-9b1d-3f2a5b6c7d8e',
    aal,
    iat: Math.floor(issued / 1000),
    auth_time: Math.floor(opened / 1000),
  };
  return `header.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
}
