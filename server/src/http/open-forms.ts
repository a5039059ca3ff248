import { fail } from './fail.ts';
import { requestTexts } from './texts.ts';

export type OpenForms = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/** Each form holds a connection, a file and memory while it arrives: limited for each account and in total. */
export function makeOpenForms({ perUser, atOnce }: { perUser: number; atOnce: number }): OpenForms {
  const open = new Map<string, number>();
  let all = 0;
  const count = (account: string, change: 1 | -1): void => {
    const left = (open.get(account) ?? 0) + change;
    if (left > 0) open.set(account, left);
    else open.delete(account);
    all += change;
  };
  return async (account, work) => {
    if ((open.get(account) ?? 0) >= perUser)
      throw fail('too_many', {
        retryAfter: 5,
        detail: requestTexts.openForms({ most: perUser }),
      });
    if (all >= atOnce)
      throw fail('unavailable', {
        retryAfter: 10,
        detail: requestTexts.manySend,
      });
    count(account, 1);
    try {
      return await work();
    } finally {
      count(account, -1);
    }
  };
}
