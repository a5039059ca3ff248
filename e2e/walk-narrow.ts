import { type Page, test } from '@playwright/test';
import { expect } from './expect-visible.ts';
import { goInApp } from './go-in-app.ts';
import { narrowest } from './on-phone.ts';
import { watchLoading } from './watch-loading.ts';

/** Opens each address on the narrowest phone, the first by loading it, and checks it when it is complete. */
export async function walkNarrow(
  page: Page,
  addresses: readonly string[],
  check: (address: string) => Promise<void>,
): Promise<void> {
  await page.setViewportSize(narrowest);
  const isLoaded = watchLoading(page);
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      if (index === 0) await page.goto(address);
      else await goInApp(page, address);
      await expect(page).toHaveURL(address);
      await isLoaded();
      await check(address);
    });
  }
}
