import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import { networkOf } from './caller.ts';
import { fail } from './fail.ts';
import { requestTexts } from './texts.ts';

/** Calls a minute; all of them may also come at once. */
export type RequestLimits = { readonly perUser: number; readonly perAddress: number };

const minute = 60_000;
/** The most recent clients; a forgotten one starts again with a full share. */
const maxCallers = 20_000;

type Share = { left: number; at: number };

/** Returns the seconds to wait, or 0. Used calls come back evenly. */
export function makeShares(perMinute: number, { now }: Clock): (caller: string) => number {
  const shares = new Map<string, Share>();
  return (caller) => {
    const at = now().getTime();
    const share = shares.get(caller) ?? { left: perMinute, at };
    // A clock that is set back neither gives nor takes calls.
    const passed = Math.max(0, at - share.at);
    share.left = Math.min(perMinute, share.left + (passed * perMinute) / minute);
    share.at = at;
    shares.delete(caller);
    shares.set(caller, share);
    if (shares.size > maxCallers) shares.delete(shares.keys().next().value ?? '');
    if (share.left < 1) return Math.ceil(((1 - share.left) * minute) / perMinute / 1000);
    share.left -= 1;
    return 0;
  };
}

/** A monitor that is refused would report the server as down. */
const probes: ReadonlySet<string> = new Set([
  operationsEndpoints.health.path,
  operationsEndpoints.ready.path,
]);

const refuse = (retryAfter: number): void => {
  if (retryAfter > 0) throw fail('too_many', { retryAfter, detail: requestTexts.tooManyRequests });
};

/**
 * Runs before the session is read, so that a flood costs no database query. In the memory of each server (decision
 * 0014); limits that protect accounts are counted in the database.
 */
export function limitAddresses(
  app: FastifyInstance,
  { perAddress }: RequestLimits,
  clock: Clock,
): void {
  const waitOf = makeShares(perAddress, clock);
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { endpoint } = routeOptions.config;
    if (endpoint && !probes.has(endpoint.path)) refuse(waitOf(networkOf(ip).network));
  });
}

/** Runs after it: one account, from every address. */
export function limitUsers(app: FastifyInstance, { perUser }: RequestLimits, clock: Clock): void {
  const waitOf = makeShares(perUser, clock);
  app.addHook('onRequest', async ({ principal: { userId } }) => {
    if (userId !== null) refuse(waitOf(userId));
  });
}
