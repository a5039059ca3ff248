import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { networkOf } from './caller.ts';

/** Names that TRUSTED_PROXIES accepts for ranges. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** `24`, or in the older notation `255.255.255.0`. */
const bitsOf = (mask: string): number =>
  mask.includes('.')
    ? mask.split('.').reduce((bits, byte) => bits + Math.clz32(~(Number(byte) << 24)), 0)
    : Number(mask);

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((each) => named[each] ?? each)) {
    const [address = '', mask] = range.split('/');
    if (mask === undefined) list.addAddress(address, kindOf(address));
    else list.addSubnet(address, bitsOf(mask), kindOf(address));
  }
  return list;
}

/**
 * One address may not use up all connections of a server: the newest beyond its share is closed. All visitors share the
 * address of a proxy, so a trusted one has no limit, nor has this machine.
 */
export function limitConnections(
  server: Server,
  { most, trustedProxies }: { most: number; trustedProxies: readonly string[] },
): void {
  const unbounded = listOf(['loopback', ...trustedProxies]);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || unbounded.check(address, kindOf(address))) return;
    const { network } = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
