import type { Caller } from '../../http/caller.ts';
import { isFailure } from '../../ports/identity-provider.ts';
import { macOfCode } from './one-time-code.ts';
import { newBrowserSecret } from './provider-cookie.ts';
import { providerOf, returnAddress, type ProviderDeps } from './provider-deps.ts';
import { refused } from './provider-refusal.ts';
import { insertSignIn } from './provider-repo.ts';
import { allowOrRefuse } from './throttle.ts';

const minute = 60_000;
export const signInLifeMs = 10 * minute;
/** Ended ones are kept for a while, to say "took too long" instead of "not started here". */
const rememberMs = 60 * minute;

/** The table holds neither the state nor the browser's secret, only values to compare with. */
export const macsOf = ({ keys }: Pick<ProviderDeps, 'keys'>, state: string, browser: string) => ({
  stateMac: macOfCode(keys, 'provider sign-in: state', state),
  browserMac: macOfCode(keys, 'provider sign-in: browser', browser),
});

/** The secrets of the sign-in stay here, the browser gets an address and a cookie. */
export async function startProviderSignIn(
  deps: ProviderDeps,
  browserState: string | undefined,
  caller: Caller,
): Promise<{ url: string; browser: string }> {
  const provider = providerOf(deps);
  await allowOrRefuse(deps, deps.db, 'provider sign-in: network', caller.network, caller);
  const departure = await provider.begin(returnAddress(deps), browserState);
  if (isFailure(departure)) {
    throw await refused(deps, 'unreachable', { caller, reason: departure.reason });
  }
  const now = deps.clock.now().getTime();
  const browser = newBrowserSecret();
  const { url, state, nonce, codeVerifier } = departure;
  await insertSignIn(deps.db, {
    ...macsOf(deps, state, browser),
    nonce,
    codeVerifier,
    expiresAt: new Date(now + signInLifeMs),
    forgetBefore: new Date(now - rememberMs),
  });
  return { url, browser };
}
