import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geocoderByHttp } from '../../adapters/geocoder-http/geocoder-http.ts';
import { identityByOidc } from '../../adapters/identity-oidc/identity-oidc.ts';
import type { AppDeps } from '../../app.ts';
import { systemClock } from '../../ports/clock.ts';
import { type OidcPeer, startOidcPeer } from '../oidc-peer.ts';
import { redirectUri } from '../provider-visit.ts';

const found = {
  features: [
    {
      geometry: { type: 'Point', coordinates: [-2.36, 51.38] },
      properties: { label: '1 High Street, Bath' },
    },
  ],
};

async function startAddressService() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?q={query}`,
    stop: (): Promise<void> =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

export type Configured = {
  readonly deps: Partial<AppDeps>;
  readonly peer: OidcPeer;
  stop(): Promise<void>;
};

/**
 * Everything that an operator may configure, on this machine alone, so that no call ends early because a setting is
 * missing.
 */
export async function startConfigured(): Promise<Configured> {
  const peer = await startOidcPeer([redirectUri]);
  const addresses = await startAddressService();
  return {
    peer,
    deps: {
      provider: identityByOidc({ ...peer.settings, trustAmr: false }, systemClock),
      geocoder: geocoderByHttp({ url: addresses.url, token: null }),
      captcha: true,
      metricsToken: 'what the one who reads the figures knows',
      trustedProxies: ['127.0.0.1'],
    },
    stop: async () => {
      await peer.stop();
      await addresses.stop();
    },
  };
}
