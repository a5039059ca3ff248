import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';

/** The dashboard: the line of the day, and the button that adds things. */
export const todayPage = (page: Page) => {
  const region = page.getByRole('region', { name: /^(Today,|Still) / });
  const sheet = page.getByRole('dialog', { name: 'What do you want to add?' });
  /** On a phone the bar at the bottom opens the same sheet. */
  const capture = page.getByRole('button', { name: 'Create', exact: true });
  return {
    open: () => page.goto(hrefOf('dashboard')),
    region,
    sheet,
    capture,
    /** The thing on the line with this heading. */
    item: (name: string | RegExp) =>
      region.locator('ol > li').filter({
        has: page.getByRole('heading', { level: 3, name, exact: true, includeHidden: true }),
      }),
    headings: region.getByRole('heading', { level: 3 }),
    nextDays: page.getByRole('region', { name: 'The next few days' }),
    add: async (act: string): Promise<void> => {
      await capture.click();
      await sheet.getByRole('link', { name: act }).click();
    },
  };
};
