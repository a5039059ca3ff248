/** Where the browser goes, and the secrets of this one sign-in that the server keeps until it is back. */
export type Departure = {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** What the browser brought back, and the secrets of the departure it belongs to. */
export type Arrival = {
  readonly redirectUri: string;
  readonly code: string;
  readonly state: string;
  /** RFC 9207; checked when given, and asked for when the provider promises it. */
  readonly iss: string | undefined;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Whom the provider vouches for. Issuer and subject are the identity; an address can change hands, so it never is. */
export type VouchedIdentity = {
  readonly issuer: string;
  readonly subject: string;
  /** How and when the person proved it there (RFC 8176); empty and null when the provider does not say. */
  readonly amr: readonly string[];
  readonly acr: string | null;
  readonly authenticatedAt: Date | null;
  /** In lower case, and only if the provider says that it verified it. Null also when it cannot be asked. */
  readVerifiedEmail(): Promise<string | null>;
};

/**
 * `refused`: the provider does not vouch for this sign-in, or says something that cannot be believed.
 * `unavailable`: nobody can say just now; nothing is wrong with the person. The reason names no value, for the audit log.
 */
export type ProviderFailure = {
  readonly failed: 'refused' | 'unavailable';
  readonly reason: string;
};

/**
 * An identity provider that the operator chose. Its promises:
 * - nothing is asked of it before the first call, so that a server starts without it;
 * - each call ends within the patience of a browser, with an answer or a `ProviderFailure`, and never throws;
 * - an identity is answered only for a token of this provider, signed by a key it publishes now, made for us, in time,
 *   for this very departure; and only once for a code.
 */
export type IdentityProvider = {
  /** The operator lets the provider's second factor stand for ours (OIDC_TRUST_AMR). */
  readonly isTrustedForSecondFactor: boolean;
  /** `browserState`: what the state begins with, so that the browser recognises it. */
  begin(redirectUri: string, browserState?: string): Promise<Departure | ProviderFailure>;
  redeem(arrival: Arrival): Promise<VouchedIdentity | ProviderFailure>;
};

export const isFailure = (outcome: object): outcome is ProviderFailure => 'failed' in outcome;
