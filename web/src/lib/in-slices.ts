/** The longest time that a key press has to wait. */
const sliceMs = 4;

/**
 * Waits for the next task by a message: a timer set by a timer is delayed by 4 ms, as long as a slice, so half of the
 * search time would be waiting.
 */
function makeBreath(): { readonly breathe: () => Promise<void>; readonly stop: () => void } {
  const { port1, port2 } = new MessageChannel();
  return {
    breathe: () =>
      new Promise((done) => {
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
    stop: () => port1.close(),
  };
}

/** Runs long work in slices, so that the browser can respond and draw in between. Resolves with whether it finished. */
export async function inSlices(
  count: number,
  step: (place: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { breathe, stop } = makeBreath();
  let until = performance.now() + sliceMs;
  try {
    for (let place = 0; place < count; place += 1) {
      // Reading the clock costs more than a step.
      if (place % 64 === 63 && performance.now() > until) {
        await breathe();
        if (signal.aborted) return false;
        until = performance.now() + sliceMs;
      }
      step(place);
    }
    return true;
  } finally {
    stop();
  }
}
