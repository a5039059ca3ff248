import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { formatDevice } from '@caretrail/contract/account/device';
import { clientHeader } from '@caretrail/contract/http/client-header';
import type { FastifyRequest } from 'fastify';
import type { Keys } from '../keys.ts';

/** The calling device, reduced to what throttling, the audit log and the session list need. */
export type Caller = {
  /** IPv4 address or IPv6 /64: what one household or one attacker has. Never stored in clear. */
  readonly network: string;
  /** /24 or /48, for the audit log. */
  readonly ipPrefix: string;
  readonly userAgentHash: string | null;
  /** 'Firefox on Windows', where the browser says so. */
  readonly device: string | null;
  readonly requestId: string;
  /** The web app announces itself; only then do refresh tokens rotate. */
  readonly isWebApp: boolean;
};

/** The eight groups, each in its shortest form: one address has many spellings, and a proxy may send any. */
function groupsOf(ipv6: string): string[] {
  const shortest = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = shortest.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** `::ffff:192.0.2.1` is the IPv4 address of a dual-stack socket. */
function ipv4In(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

export function networkOf(ip: string): { network: string; prefix: string } {
  // Some proxies write the port too.
  const plain = (ip.split('%')[0] ?? '').replace(
    /^(\d+(?:\.\d+){3}):\d+$|^\[(.+)\](?::\d+)?$/,
    '$1$2',
  );
  const isPlainV4 = isIPv4(plain);
  const groups = !isPlainV4 && isIPv6(plain) ? groupsOf(plain) : undefined;
  const ipv4 = isPlainV4 ? plain : groups && ipv4In(groups);
  if (ipv4) return { network: ipv4, prefix: `${ipv4.split('.').slice(0, 3).join('.')}.0/24` };
  if (!groups) return { network: 'unknown', prefix: 'unknown' };
  return {
    network: `${groups.slice(0, 4).join(':')}::/64`,
    prefix: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

type Browser = Pick<Caller, 'userAgentHash' | 'device'>;
const noBrowser: Browser = { userAgentHash: null, device: null };

const maxBrowsers = 500;
const longestKnown = 500;
const browsersOf = new WeakMap<Keys, Map<string, Browser>>();

/** Few browsers send most requests: the hash of each is computed once. */
function browserOf(userAgent: string, keys: Keys): Browser {
  const known = browsersOf.get(keys) ?? new Map<string, Browser>();
  browsersOf.set(keys, known);
  const found = known.get(userAgent);
  if (found) return found;
  const hash = createHmac('sha256', keys.of('audit')).update(userAgent).digest('base64url');
  const made = { userAgentHash: hash.slice(0, 16), device: formatDevice(userAgent) };
  if (userAgent.length > longestKnown) return made;
  if (known.size >= maxBrowsers) known.delete(known.keys().next().value ?? '');
  known.set(userAgent, made);
  return made;
}

export function callerOf(request: FastifyRequest, keys: Keys): Caller {
  const { network, prefix } = networkOf(request.ip);
  const userAgent = request.headers['user-agent'];
  return {
    network,
    ipPrefix: prefix,
    ...(userAgent ? browserOf(userAgent, keys) : noBrowser),
    requestId: request.id,
    isWebApp: request.headers[clientHeader.name] === clientHeader.webApp,
  };
}
