import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Long enough to need several slices. */
const workFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('§9 long work is done once for each place, in order', async () => {
  const places: number[] = [];
  const isDone = await inSlices(
    200,
    (place) => {
      places.push(place);
      workFor(0.1);
    },
    new AbortController().signal,
  );
  expect(isDone).toBe(true);
  expect(places).toEqual(Array.from({ length: 200 }, (_, place) => place));
});

it('§9 others have their turn in between, and work that is given up ends there', async () => {
  const work = new AbortController();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => work.abort();
  port2.postMessage('a key was pressed');
  let steps = 0;
  const isDone = await inSlices(
    20_000,
    () => {
      steps += 1;
      workFor(0.1);
    },
    work.signal,
  );
  port1.close();
  expect(isDone).toBe(false);
  expect(steps).toBeLessThan(2000);
});
