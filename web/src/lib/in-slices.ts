/** A key pressed meanwhile waits no longer than this. */
const sliceMs = 4;

/**
 * Waits for the browser's next turn, by a message: a timer set by a timer waits 4 ms, as long as a slice,
 * and so half of a search was waiting.
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

/** Does long work step by step, and lets the browser answer and draw in between. Answers whether it came to its end. */
export async function inSlices(
  count: number,
  step: (place: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { breathe, stop } = makeBreath();
  let until = performance.now() + sliceMs;
  try {
    for (let place = 0; place < count; place += 1) {
      // The clock is dearer than a step.
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
