import { heldMemory } from '../held-memory.ts';

const beatMs = 50;
const patienceMs = 5_000;
/** Of a processor, while a single request was under way. */
const mostWorkMs = 4_000;
/** Somebody else had the processor. */
const starvedMs = 1_000;

type Strain = { readonly lateMs: number; readonly workMs: number };

/**
 * Tells an answer that took too long from a machine that has too much to do: one that we computed for long or that hung,
 * from one that could not be computed because others were.
 */
export function watchStrain() {
  let lateMs = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    lateMs += Math.max(0, now - last - beatMs);
    last = now;
  }, beatMs);
  const now = (): Strain => {
    const { user, system } = process.cpuUsage();
    return { lateMs, workMs: (user + system) / 1000 };
  };
  return {
    now,
    isTooSlow: (ms: number, before: Strain): boolean => {
      if (ms <= patienceMs) return false;
      const after = now();
      const isStarved = after.lateMs - before.lateMs > starvedMs;
      return after.workMs - before.workMs > mostWorkMs || !isStarved;
    },
    stop: () => clearInterval(beat),
  };
}

/** What is still held, in megabytes. */
export function heldMb(): number {
  const { heapUsed, external } = heldMemory();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

/** The most that the process has ever had of the machine's memory. */
export const peakMb = (): number => Math.round(process.resourceUsage().maxRSS / 1024);
