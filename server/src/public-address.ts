import ipaddr from 'ipaddr.js';

const wrapped = ipaddr.IPv6.parseCIDR('::/96');

/** Addresses of the public internet: not this machine, not its network, no tunnel to either. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` makes an IPv4 address of one that is wrapped in IPv6.
  const reached = ipaddr.process(address);
  // The old way to wrap one, which no one uses on the internet.
  if (reached instanceof ipaddr.IPv6 && reached.match(wrapped)) return false;
  return reached.range() === 'unicast';
}
