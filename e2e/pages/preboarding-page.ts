import { hrefOf } from '@caretrail/contract/access/routes';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';

const steps = [
  'You',
  'Diagnosis',
  'Where you are in your treatment',
  'Medicines and allergies',
  'People and safety',
  'Reminders',
] as const;

/** /preboarding */
export const preboardingPage = (page: Page) => ({
  open: () => page.goto(hrefOf('preboarding')),
  next: page.getByRole('button', { name: 'Next' }),
  back: page.getByRole('button', { name: 'Back', exact: true }),
  check: page.getByRole('button', { name: 'Check your answers' }),
  finish: page.getByRole('button', { name: 'Finish' }),
  firstName: page.getByLabel('First name'),
  lastName: page.getByLabel('Last name'),
  day: page.getByLabel('Day'),
  month: page.getByLabel('Month'),
  year: page.getByLabel('Year'),
  heading: page.getByRole('heading', { level: 2 }),
  group: (name: string) => page.getByRole('radiogroup', { name }),

  async expectStep(number: number): Promise<void> {
    await expect(page.getByText(`Step ${number} of 6`)).toBeVisible();
    await expect(this.heading).toHaveText(steps[number - 1] ?? '');
  },
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
