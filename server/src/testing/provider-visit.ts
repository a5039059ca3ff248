import {
  isFailure,
  type Arrival,
  type Departure,
  type IdentityProvider,
  type ProviderFailure,
  type VouchedIdentity,
} from '../ports/identity-provider.ts';

const maxHops = 10;

/** A browser at the provider: follows it with its cookies until it is sent back to us; returns what it brings. */
export async function visitProvider(start: string): Promise<Record<string, string>> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hop = 0; hop < maxHops; hop += 1) {
    if (url.origin !== origin) return Object.fromEntries(url.searchParams);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(
        `The provider answered ${answer.status} and leads nowhere: ${await answer.text()}`,
      );
    url = new URL(location, url);
  }
  throw new Error('The provider leads in circles.');
}

export const redirectUri = 'http://localhost:4000/oauth/callback';

export async function departFor(provider: IdentityProvider): Promise<Departure> {
  const departure = await provider.begin(redirectUri);
  if (isFailure(departure)) throw new Error(departure.reason);
  return departure;
}

/** There and back without our server: what the provider returns, and its request. */
export async function signInAt(
  provider: IdentityProvider,
  changes: Partial<Arrival> = {},
): Promise<{ arrival: Arrival; outcome: VouchedIdentity | ProviderFailure }> {
  const { url, nonce, codeVerifier } = await departFor(provider);
  const { code = '', state = '', iss } = await visitProvider(url);
  const arrival = { redirectUri, code, state, iss, nonce, codeVerifier, ...changes };
  return { arrival, outcome: await provider.redeem(arrival) };
}
