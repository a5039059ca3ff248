import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * A chunk of its own, because most users never need it. No Worker: WebCrypto derives keys on its own threads, so the
 * page stays responsive (decision 0007).
 */
export async function solve(challenge: Record<string, unknown>): Promise<string> {
  // The library checks the parts that it uses; the server checks that the challenge is its own.
  const solution = await solveChallenge({
    challenge: challenge as unknown as Challenge,
    deriveKey,
  });
  if (solution === null) throw new Error('The proof of work took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
