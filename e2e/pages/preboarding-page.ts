import { hrefOf } from '@caretrail/contract/access/routes';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { Page } from '@playwright/test';

/** /preboarding */
export const preboardingPage = (page: Page) => ({
  open: () => page.goto(hrefOf('preboarding')),
  finish: page.getByRole('button', { name: 'Finish' }),
  firstName: page.getByLabel('First name'),
  lastName: page.getByLabel('Last name'),
  day: page.getByLabel('Day'),
  month: page.getByLabel('Month'),
  year: page.getByLabel('Year'),
  illness: (name: string) => page.getByRole('radio', { name }),
  which: page.getByLabel('Which tumour or illness?'),
  change: page.getByRole('button', { name: 'Change language, time zone and units' }),

  async fillYou({ first = 'Ada', last = 'Abbott', born = [5, 3, 1971] } = {}): Promise<void> {
    await this.firstName.fill(first);
    await this.lastName.fill(last);
    await this.day.fill(String(born[0]));
    await this.month.fill(String(born[1]));
    await this.year.fill(String(born[2]));
  },
  /** The next save of the draft that the server accepted. */
  saved: () =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(preboardingEndpoints.save.path) &&
        answer.request().method() === 'PUT' &&
        answer.ok(),
    ),
});
