import { lookup, type LookupAddress } from 'node:dns';
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

/**
 * Resolves a name and checks every address of it. The connection goes to the address that was checked, so a name that
 * resolves differently the second time is never resolved again.
 */
export const guardedLookup =
  (url: URL, reach: Reach): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '');
      const isRefused =
        found.length === 0 || found.some(({ address }) => !reach.isAllowed(address, portOf(url)));
      if (isRefused) return callback(new SourceProblem('refused_address'), '');
      if (options.all) return callback(null, found);
      return callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
