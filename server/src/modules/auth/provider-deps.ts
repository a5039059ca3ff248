import { hrefOf } from '@caretrail/contract/access/routes';
import { fail } from '../../http/fail.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { AuthDeps } from './deps.ts';
import { providerTexts } from './texts.ts';

/** `provider` is null where the operator configured none (OIDC_ISSUER). */
export type ProviderDeps = AuthDeps & { readonly provider: IdentityProvider | null };

export function providerOf({ provider }: ProviderDeps): IdentityProvider {
  if (!provider) throw fail('not_found', { detail: providerTexts.notSetUp });
  return provider;
}

/** §2.1: the screen that the provider sends the browser back to. */
export const returnAddress = ({ publicUrl }: Pick<AuthDeps, 'publicUrl'>): string =>
  `${publicUrl}${hrefOf('oauthCallback')}`;
