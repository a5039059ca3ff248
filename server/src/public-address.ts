import ipaddr from 'ipaddr.js';

/** Addresses of the public internet: not this machine, not its network, no tunnel to either. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` makes an IPv4 address of one that is wrapped in IPv6.
  return ipaddr.process(address).range() === 'unicast';
}
