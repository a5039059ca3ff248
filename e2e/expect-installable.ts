import { expect, type Page } from '@playwright/test';

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };
type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly prefer_related_applications?: boolean;
  readonly icons: readonly Icon[];
};

/** The size of a picture as the browser decodes it: '192x192'. */
const decodedSize = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, src);

/**
 * Chromium's own verdict on the open page, and what its documentation asks of an app that can be installed. Newer
 * versions of Lighthouse have no category for it. The headless shell finds no fault with any page, so there the second
 * half is the proof; a whole browser (CHROMIUM_PATH) judges. Its only objection is that a test is in a private window.
 */
export async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(found.filter((each) => each !== 'in-incognito')).toEqual([]);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  await devtools.detach();
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  const addressOf = (path: string): string => new URL(path, url).href;

  expect(manifest.name).toBe('Caretrail');
  expect(manifest.display).toBe('standalone');
  expect(manifest.prefer_related_applications).not.toBe(true);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  const scope = addressOf(manifest.scope);
  const start = addressOf(manifest.start_url);
  for (const address of [start, addressOf(manifest.id), page.url()])
    expect(address.startsWith(scope)).toBe(true);
  for (const purpose of ['any', 'maskable'])
    for (const size of ['192x192', '512x512']) {
      const icon = manifest.icons.find((each) => each.purpose === purpose && each.sizes === size);
      expect(await decodedSize(page, addressOf(icon?.src ?? ''))).toBe(size);
    }
  // One worker for all of the app, which answers the start without a connection.
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(worker).toBe(scope);
}
