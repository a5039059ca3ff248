import { expect, test } from '../fixtures.ts';

test('the policy lets a worker run only through the one name, and no text as its address', async ({
  page,
  faults,
}) => {
  await page.goto('/privacy.html');
  const outcome = await page.evaluate(() => {
    type Maker = {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string };
    };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Maker };
    const tried = (make: () => unknown): string => {
      try {
        make();
        return 'made';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const anything = { createScriptURL: (address: string) => address };
    let own: ReturnType<Maker['createPolicy']> | undefined;
    return {
      text: tried(() => new Worker('/robots.txt')),
      otherName: tried(() => trustedTypes.createPolicy('other', anything)),
      fallback: tried(() => trustedTypes.createPolicy('default', anything)),
      ownName: tried(() => (own = trustedTypes.createPolicy('caretrail-worker', anything))),
      // As lib/own-worker.ts gives it to MapLibre, which asks for its ending first.
      trusted: tried(
        () =>
          new Worker(Object.assign(own!.createScriptURL('/robots.txt'), { endsWith: () => false })),
      ),
      ownNameAgain: tried(() => trustedTypes.createPolicy('caretrail-worker', anything)),
    };
  });
  expect(outcome).toEqual({
    text: 'refused',
    otherName: 'refused',
    fallback: 'refused',
    ownName: 'made',
    trusted: 'made',
    ownNameAgain: 'refused',
  });
  // What was refused was refused on purpose.
  expect(faults.filter((fault) => !/^console: .*(policy|Trusted)/i.test(fault))).toEqual([]);
  faults.length = 0;
});
