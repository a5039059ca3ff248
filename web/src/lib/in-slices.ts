/** A key pressed meanwhile waits no longer than this. */
const sliceMs = 4;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Does long work step by step, and lets the browser answer and draw in between. Answers whether it came to its end. */
export async function inSlices(
  count: number,
  step: (place: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let until = performance.now() + sliceMs;
  for (let place = 0; place < count; place += 1) {
    // The clock is dearer than a step.
    if (place % 64 === 63 && performance.now() > until) {
      await breath();
      if (signal.aborted) return false;
      until = performance.now() + sliceMs;
    }
    step(place);
  }
  return true;
}
