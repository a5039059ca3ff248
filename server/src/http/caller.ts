import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Keys } from '../keys.ts';

/** The device that calls, as little of it as throttling, the audit log and the session list need. */
export type Caller = {
  /** IPv4 address or IPv6 /64: what one household or one attacker holds. Never stored in clear. */
  readonly network: string;
  /** /24 or /48, for the audit log. */
  readonly ipPrefix: string;
  readonly userAgentHash: string | null;
  readonly requestId: string;
  /** The web app announces itself; only then do refresh tokens rotate. */
  readonly isWebApp: boolean;
};

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [''];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

export function networkOf(ip: string): { network: string; prefix: string } {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return { network: plain, prefix: `${plain.split('.').slice(0, 3).join('.')}.0/24` };
  if (!isIPv6(plain)) return { network: 'unknown', prefix: 'unknown' };
  const groups = groupsOf(plain);
  return { network: `${groups.slice(0, 4).join(':')}::/64`, prefix: `${groups.slice(0, 3).join(':')}::/48` };
}

export function callerOf(request: FastifyRequest, keys: Keys): Caller {
  const { network, prefix } = networkOf(request.ip);
  const userAgent = request.headers['user-agent'];
  return {
    network,
    ipPrefix: prefix,
    userAgentHash: userAgent
      ? createHmac('sha256', keys.of('audit')).update(userAgent).digest('base64url').slice(0, 16)
      : null,
    requestId: request.id,
    isWebApp: request.headers['x-client'] === 'web',
  };
}
