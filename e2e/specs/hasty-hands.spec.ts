import { hrefOf } from '@caretrail/contract/access/routes';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { toasts } from '@caretrail/contract/texts/toasts';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import type { Locator, Page } from '@playwright/test';
import { ask } from '../ask-past-screen.ts';
import { expect, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { anyOf, unreached } from '../pages/event-pages.ts';
import { placeForm, placesOf } from '../pages/location-pages.ts';
import { medicineForm, medicinesOf } from '../pages/medication-pages.ts';

type Form = {
  readonly what: string;
  readonly path: string;
  /** Opens and fills it; answers a field that was typed into, and the button. */
  readonly fill: (page: Page) => Promise<{ readonly typed: Locator; readonly save: Locator }>;
  readonly stored: (page: Page) => Promise<readonly unknown[]>;
  readonly toast?: string;
  /** What leads to the button again after a failure. */
  readonly again?: (page: Page) => Promise<void>;
};

const title = 'Made in haste';

/** Besides an event: see events.spec.ts. */
const forms: readonly Form[] = [
  {
    what: 'a medicine',
    path: medicationsEndpoints.listOrAdd.path,
    fill: async (page) => {
      const form = medicineForm(page);
      await form.beginAnother(title, 'As needed');
      await page.getByRole('button', { name: 'Today' }).click();
      await form.toPreview.click();
      await expect(form.save).toBeVisible();
      return { typed: form.name, save: form.save };
    },
    stored: (page) => medicinesOf(page),
    toast: toasts.medicationAdded,
    again: (page) => medicineForm(page).toPreview.click(),
  },
  {
    what: 'a treatment',
    path: treatmentsEndpoints.create.path,
    fill: async (page) => {
      await goInApp(page, `${hrefOf('treatments')}?new=`);
      await page.getByRole('radio', { name: 'Surgery', exact: true }).locator('xpath=..').click();
      await page.getByLabel('Name of the treatment').fill(title);
      await page.getByRole('radio', { name: 'Not started yet' }).check();
      return {
        typed: page.getByLabel('Name of the treatment'),
        save: page.getByRole('button', { name: /^(Save treatment|Saving…)$/ }),
      };
    },
    stored: async (page) =>
      (await ask<{ data: unknown[] }>(page, 'GET', treatmentsEndpoints.list.path)).data,
  },
  {
    what: 'a place',
    path: locationsEndpoints.create.path,
    fill: async (page) => {
      const form = placeForm(page);
      await goInApp(page, `${hrefOf('locations')}?new=`);
      await form.choose('Clinic');
      await form.name.fill(title);
      return { typed: form.name, save: form.save };
    },
    stored: placesOf,
  },
];

/** Two clicks and Enter, all before an answer comes. */
async function pressHastily(page: Page, save: Locator): Promise<void> {
  await save.dblclick();
  await page.keyboard.press('Enter');
}

test('§7 §8 pressed repeatedly on a slow connection that then fails, each form creates one record', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('treatments'));
  for (const { what, path, fill, stored, toast, again } of forms) {
    await test.step(what, async () => {
      const { typed, save } = await fill(page);
      const release = Promise.withResolvers<void>();
      let sent = 0;
      await page.route(anyOf(path), async (route) => {
        const isCreate = (route.request().postData() ?? '').includes(title);
        if (!isCreate) return route.fallback();
        sent += 1;
        if (sent > 1) return route.continue();
        await release.promise;
        // It arrived and was stored; the answer is lost.
        await route.fetch();
        return route.abort();
      });
      await pressHastily(page, save);
      release.resolve();
      await expect(page.getByText(unreached).first()).toBeVisible();
      await expect(typed).toHaveValue(title);
      expect(sent, what).toBe(1);
      await again?.(page);
      await pressHastily(page, save);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(sent, what).toBe(2);
      await expect.poll(() => stored(page), { message: what }).toHaveLength(1);
      if (toast)
        await expect(page.locator('[popover]').getByText(toast, { exact: true })).toHaveCount(1);
      await page.unroute(anyOf(path));
    });
  }
});
