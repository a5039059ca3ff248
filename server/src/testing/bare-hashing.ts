import { makeHashing } from '../modules/auth/hashing.ts';

/** Passwords compared per second, two at a time as on the server, and nothing else. */
export async function bareHashingRate(seconds: number): Promise<number> {
  const hashing = makeHashing();
  const hashed = await hashing.hash('a user’s password');
  const began = performance.now();
  const until = began + seconds * 1000;
  let count = 0;
  const again = async (): Promise<void> => {
    while (performance.now() < until) {
      await hashing.matches(hashed, 'a user’s password');
      count += 1;
    }
  };
  await Promise.all([again(), again()]);
  return count / ((performance.now() - began) / 1000);
}
