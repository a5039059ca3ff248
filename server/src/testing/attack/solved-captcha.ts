import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { systemClock } from '../../ports/clock.ts';
import type { TestApp } from '../test-app.ts';
import { hostileBody } from './hostile-body.ts';
import type { Random } from './random.ts';

const lifeMs = 60_000;

/** As the server would create it, but with one step of work: the test is about what happens with the solution. */
async function solved({ deps }: TestApp): Promise<object> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    // The library uses the clock of the machine, which goes on while ours stands still.
    expiresAt: new Date(systemClock.now().getTime() + lifeMs),
    hmacSignatureSecret: Buffer.from(deps.keys.bytesOf('captcha')).toString('base64url'),
  });
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

export const solvedCaptcha = async (testApp: TestApp): Promise<string> =>
  Buffer.from(JSON.stringify(await solved(testApp))).toString('base64');

/** With a fault inside of it; as long as may be sent. */
export const spoiltCaptcha = async (testApp: TestApp, random: Random): Promise<string> =>
  hostileBody(await solved(testApp), random)
    .toString('base64')
    .slice(0, 4096);
