import type { Endpoint } from '@caretrail/contract/http/endpoint';

/** The newest token that the server has accepted since this page was loaded: what is stored is only a hint. */
export const accepted: { token: string | null; onAccepted?: () => void } = { token: null };

/** After a call that the server did not refuse. Calls without a second factor tell nothing. */
export function noteSession({ audience }: Endpoint, used: string | null): void {
  if (audience === 'public' || audience === 'aal1') return;
  accepted.token = used;
  accepted.onAccepted?.();
}
