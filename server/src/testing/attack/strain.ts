import { heldMemory } from '../held-memory.ts';

const beatMs = 50;
const patienceMs = 5_000;
/** CPU time, while a single request was running. */
const maxWorkMs = 4_000;
/** CPU time of other processes. */
const starvedMs = 1_000;

type Strain = { readonly lateMs: number; readonly workMs: number };

/**
 * Distinguishes a slow response from an overloaded machine: one that we computed for long or that hung, from one that
 * could not be computed because other processes had the CPU.
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
      return after.workMs - before.workMs > maxWorkMs || !isStarved;
    },
    stop: () => clearInterval(beat),
  };
}

/** Memory in use, in megabytes. */
export function heldMb(): number {
  const { heapUsed, external } = heldMemory();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

/** The peak memory of the process. */
export const peakMb = (): number => Math.round(process.resourceUsage().maxRSS / 1024);
