/** Where the browser goes, and the secrets of this sign-in that the server stores until it returns. */
export type Departure = {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** What the browser brought back, and the secrets of the sign-in it belongs to. */
export type Arrival = {
  readonly redirectUri: string;
  readonly code: string;
  readonly state: string;
  /** RFC 9207; checked when given, and required when the provider announces it. */
  readonly iss: string | undefined;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/**
 * The identity that the provider asserts: issuer and subject. An address can change owners, so it is never the
 * identity.
 */
export type VouchedIdentity = {
  readonly issuer: string;
  readonly subject: string;
  /** How and when the user was authenticated there (RFC 8176); empty and null when the provider does not say. */
  readonly amr: readonly string[];
  readonly acr: string | null;
  readonly authenticatedAt: Date | null;
  /** In lower case, and only if the provider says that it verified it. Null also when the provider cannot be asked. */
  readVerifiedEmail(): Promise<string | null>;
};

/**
 * `refused`: the provider does not confirm this sign-in, or its response cannot be trusted.
 * `unavailable`: the provider cannot be asked; the user did nothing wrong. The reason names no value, for the audit log.
 */
export type ProviderFailure = {
  readonly failed: 'refused' | 'unavailable';
  readonly reason: string;
};

/**
 * An identity provider that the operator chose. Its promises:
 * - it is not contacted before the first call, so that a server starts without it;
 * - each call ends before a browser gives up, with a result or a `ProviderFailure`, and never throws;
 * - an identity is returned only for a token of this provider, signed by a key it publishes now, made for us, in time,
 *   for this very sign-in; and only once for a code.
 */
export type IdentityProvider = {
  /** The operator accepts the provider's second factor in place of ours (OIDC_TRUST_AMR). */
  readonly isTrustedForSecondFactor: boolean;
  /** `browserState`: the prefix of the state, by which the browser recognises it. */
  begin(redirectUri: string, browserState?: string): Promise<Departure | ProviderFailure>;
  redeem(arrival: Arrival): Promise<VouchedIdentity | ProviderFailure>;
};

export const isFailure = (outcome: object): outcome is ProviderFailure => 'failed' in outcome;
