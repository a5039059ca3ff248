import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { Provider, type Configuration, type InteractionResults } from 'oidc-provider';
import { peerStore } from './oidc-peer-store.ts';

export type PersonAtProvider = {
  sub: string;
  email: string;
  email_verified: boolean;
  amr?: string[];
  acr?: string;
};
export type Sign = (claims: JWTPayload) => Promise<string>;

/** The behaviour of the provider from now on; a test sets what it needs. */
export type PeerBehaviour = {
  /** The user who signs in there next; null refuses (access_denied). */
  person: PersonAtProvider | null;
  /** Replaces its ID token by another. */
  rewriteIdToken: ((claims: JWTPayload, sign: Sign) => Promise<string> | string) | null;
  /** Accepts requests and never answers. */
  isSilent: boolean;
  /** Ends every connection at once. */
  isAway: boolean;
};

export type OidcPeer = {
  readonly settings: { issuer: string; clientId: string; clientSecret: string };
  readonly behaviour: PeerBehaviour;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** Signs as it does now, also after its key was rotated. */
  signer(): Sign;
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
};

const client = { clientId: 'caretrail', clientSecret: 'a secret between the two of them' };
const algorithm = 'ES256';

async function newKey(kid: string) {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: algorithm, use: 'sig' };
  const sign: Sign = (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid }).sign(privateKey);
  return { jwk, sign };
}
type Key = Awaited<ReturnType<typeof newKey>>;

function configurationOf(
  behaviour: PeerBehaviour,
  key: Key,
  redirectUris: string[],
): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys: [key.jwk as never] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub', 'amr', 'acr', 'auth_time'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...behaviour.person, sub }) }),
    // No consent screen: that is between the provider and its user.
    loadExistingGrant: async ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      if (!oidc.client || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

const decisionOf = (person: PersonAtProvider | null): InteractionResults => {
  if (!person) return { error: 'access_denied' };
  const { sub, amr, acr } = person;
  return { login: { accountId: sub, ...(amr && { amr }), ...(acr && { acr }) } };
};

/** The real `oidc-provider` on this machine. The user of `behaviour` is signed in there without a prompt. */
export async function startOidcPeer(redirectUris: string[], port = 0): Promise<OidcPeer> {
  const behaviour: PeerBehaviour = {
    person: null,
    rewriteIdToken: null,
    isSilent: false,
    isAway: false,
  };
  const asked: string[] = [];
  const adapter = peerStore();
  let key = await newKey('first');
  let provider: Provider | undefined;

  const server = createServer((request, response) => {
    asked.push(request.url?.split('?')[0] ?? '');
    if (behaviour.isAway) request.socket.destroy();
    if (behaviour.isAway || behaviour.isSilent || !provider) return;
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, decisionOf(behaviour.person));
    } else {
      void provider.callback()(request, response);
    }
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = (): void => {
    provider = new Provider(issuer, { ...configurationOf(behaviour, key, redirectUris), adapter });
    provider.use(async (ctx, next) => {
      await next();
      const answer = ctx.body as { id_token?: string } | null;
      if (ctx.path !== '/token' || !answer?.id_token || !behaviour.rewriteIdToken) return;
      answer.id_token = await behaviour.rewriteIdToken(decodeJwt(answer.id_token), key.sign);
      ctx.body = answer;
    });
  };
  open();

  return {
    settings: { issuer, ...client },
    behaviour,
    asked,
    signer: () => key.sign,
    rotateKeys: async () => {
      key = await newKey(`rotated-${asked.length}`);
      open();
    },
    stop: () => stopServer(server),
  };
}

const stopServer = (server: Server): Promise<void> =>
  new Promise((stopped) => {
    server.close(() => stopped());
    server.closeAllConnections();
  });
