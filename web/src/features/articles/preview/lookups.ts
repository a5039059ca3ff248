import type { PreviewCandidate } from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';

/** Whether there is an image at an address. */
type Load = (address: string) => Promise<boolean>;
type Candidates = readonly PreviewCandidate[];

/** The candidate that was found, null when none is there, undefined when that is not known yet. */
export type Known = PreviewCandidate | null | undefined;

/**
 * §7: the lookups of preview images, at most 10 concurrently. Results, also failures, are kept in memory: by the URL of
 * an article's own image, and by origin for icons, whose address names it.
 */
export function makeLookups(load: Load) {
  const asked = new Map<string, Promise<boolean>>();
  const results = new Map<string, boolean>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running >= limits.articles.previewConcurrency) {
      // A finished lookup starts the next one.
      await new Promise<void>((turn) => waiting.push(turn));
      return;
    }
    running += 1;
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** Two articles of one site share the question. */
  function isThere(address: string): Promise<boolean> {
    const under = asked.get(address);
    if (under) return under;
    const answer = load(address).then((isFound) => {
      // Unless it was forgotten since: then it is looked up again.
      if (asked.get(address) === answer) results.set(address, isFound);
      return isFound;
    });
    asked.set(address, answer);
    return answer;
  }

  async function walk(candidates: Candidates): Promise<PreviewCandidate | null> {
    for (const candidate of candidates) {
      // One after the other: the next is only for when this one fails.
      if (await isThere(candidate.address)) return candidate;
    }
    return null;
  }

  return {
    known(candidates: Candidates): Known {
      for (const candidate of candidates) {
        const isFound = results.get(candidate.address);
        if (isFound !== false) return isFound ? candidate : undefined;
      }
      return null;
    },

    /** Once the signal is aborted the lookup ends without a request. */
    async lookUp(candidates: Candidates, signal: AbortSignal): Promise<PreviewCandidate | null> {
      await takeTurn();
      try {
        return signal.aborted ? null : await walk(candidates);
      } finally {
        endTurn();
      }
    },

    /** It was found earlier and is gone. */
    failed(address: string): void {
      asked.set(address, Promise.resolve(false));
      results.set(address, false);
    },

    /** §4.4: Retry goes through the whole chain again. */
    forget(candidates: Candidates): void {
      for (const { address } of candidates) {
        asked.delete(address);
        results.delete(address);
      }
    },
  };
}
