/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertManyEvents } from '@caretrail/server/testing/many-events';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleHere, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

const areaOf = (page: Page) => page.getByRole('region', { name: 'Page content' });
const topOf = (page: Page): Promise<number> =>
  page.locator('[data-content-area]').evaluate((area) => area.scrollTop);

test('§2.3 §9 the content area scrolls by itself under the header, and comes back where it was', async ({
  page,
  product,
  server,
}) => {
  const { id } = await product.signIn(page);
  await insertManyEvents(server, id, 300);
  await page.goto(hrefOf('timelines'));
  const area = areaOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  const links = area.locator('[data-event]');

  await test.step('as high as the window less 300 px', async () => {
    await expect(area).toBeVisible();
    for (const height of [800, 1000]) {
      await page.setViewportSize({ width: 1280, height });
      await expect.poll(async () => (await area.boundingBox())?.height).toBe(height - 300);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessibleHere(page);
  });

  await test.step('by wheel and by keyboard, while the header stays', async () => {
    await area.hover();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => topOf(page)).toBe(900);
    await expect(heading).toBeInViewport();
    await page.getByRole('searchbox').focus();
    await tabTo(page, area);
    await page.keyboard.press('Home');
    await expect.poll(() => topOf(page)).toBe(0);
    await page.keyboard.press('PageDown');
    await expect.poll(() => topOf(page)).toBeGreaterThan(300);
  });

  await test.step('Back, and a reload, restore the scroll position', async () => {
    await area.hover();
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => topOf(page)).toBeGreaterThan(1200);
    // One in the middle of the area, which is in sight as it stands.
    const middle = await area.boundingBox();
    const opened = await page.evaluate(
      (y) =>
        [...document.querySelectorAll<HTMLElement>('[data-event]')]
          .toSorted(
            (one, other) =>
              Math.abs(one.getBoundingClientRect().top - y) -
              Math.abs(other.getBoundingClientRect().top - y),
          )[0]
          ?.getAttribute('data-event') ?? '',
      (middle?.y ?? 0) + (middle?.height ?? 0) / 2,
    );
    const link = links.and(page.locator(`[data-event="${opened}"]`)).first();
    const top = await topOf(page);
    await link.click();
    await expect(page).toHaveURL(/event=/);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => topOf(page)).toBe(top);
    await page.reload();
    await expect.poll(() => topOf(page)).toBe(top);
  });

  await test.step('at 800 px and below, and in a low window, the page scrolls', async () => {
    for (const size of [
      { width: 800, height: 800 },
      { width: 1280, height: 500 },
    ]) {
      await page.setViewportSize(size);
      await expect(area).toHaveCount(0);
      const { whole, shown } = await page
        .locator('[data-content-area]')
        .evaluate(({ scrollHeight: whole, clientHeight: shown }) => ({ whole, shown }));
      expect(shown).toBe(whole);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(area).toBeVisible();
  });

  await test.step('printed whole', async () => {
    await page.emulateMedia({ media: 'print' });
    const { whole, shown } = await page
      .locator('[data-content-area]')
      .evaluate(({ scrollHeight: whole, clientHeight: shown }) => ({ whole, shown }));
    expect(shown).toBe(whole);
    await page.emulateMedia({ media: null });
  });
});
