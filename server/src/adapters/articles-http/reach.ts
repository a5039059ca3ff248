import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { SourceProblem } from '../../ports/article-source.ts';
import { isPublicAddress } from '../../public-address.ts';

/** Where a request may go. A response of an external server must not send us to our own network. */
export type Reach = {
  readonly protocols: readonly string[];
  isAllowed(address: string, port: number): boolean;
};

export const publicHttps: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** Throws for an address that is refused by its form alone; names are checked once they are resolved. */
export function checkAddress(url: URL, reach: Reach): void {
  if (!reach.protocols.includes(url.protocol)) throw new SourceProblem('refused_protocol');
  if (url.username !== '' || url.password !== '') throw new SourceProblem('refused_address');
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !reach.isAllowed(host, portOf(url)))
    throw new SourceProblem('refused_address');
}

type Resolve = (name: string) => Promise<LookupAddress[]>;

/** As the system does, with /etc/hosts. It occupies one of a few threads for as long as a name server is silent. */
const bySystem: Resolve = (name) => lookup(name, { all: true });

/** For names that users choose: one that never resolves keeps no other waiting. */
export const byNameServers: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

/**
 * Resolves a name and checks every address of it. The connection goes to the address that was checked, so a name that
 * resolves differently the second time is never resolved again.
 */
export const guardedLookup =
  (url: URL, reach: Reach, resolve: Resolve = bySystem): LookupFunction =>
  (hostname, options, callback) => {
    const answer = (found: readonly LookupAddress[]): void => {
      const isRefused =
        found.length === 0 || found.some(({ address }) => !reach.isAllowed(address, portOf(url)));
      if (isRefused) return callback(new SourceProblem('refused_address'), '');
      if (options.all) return callback(null, [...found]);
      return callback(null, found[0]?.address ?? '', found[0]?.family);
    };
    resolve(hostname).then(answer, (error: NodeJS.ErrnoException) => callback(error, ''));
  };
