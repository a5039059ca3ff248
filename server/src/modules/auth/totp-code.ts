import { verify } from 'otplib';
import type { AuthDeps } from './deps.ts';
import { unseal } from './seal.ts';

/** One step of 30 seconds either way: clocks differ, and users type slowly. */
const toleranceSeconds = 30;

/** The time step of a right code, undefined for a wrong one. */
export async function stepOf(
  deps: Pick<AuthDeps, 'keys' | 'clock'>,
  userId: string,
  sealed: Buffer | null | undefined,
  typed: string,
): Promise<number | undefined> {
  const token = typed.replaceAll(/[\s-]/g, '');
  const secret = sealed ? unseal(deps.keys, userId, sealed) : undefined;
  if (!secret || !/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(deps.clock.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
