import { allEndpoints } from '@caretrail/contract/http/all-endpoints';

/** Calls that the contract names and nothing has built yet, by group or by name. The list only ever shrinks. */
const notServedYet = ['users.read', 'users.invite', 'users.edit'];

const isServed = ({ name, group }: { name: string; group: string }): boolean =>
  !notServedYet.includes(group) && !notServedYet.includes(name);

export const servedEndpoints = allEndpoints.filter(isServed);
export const unservedEndpoints = allEndpoints.filter((call) => !isServed(call));
