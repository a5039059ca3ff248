import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';

/** /terms */
export const termsPage = (page: Page) => ({
  open: () => page.goto(hrefOf('terms')),
  heading: page.getByRole('heading', { level: 1, name: routes.terms.title }),
  fullText: page.getByText('Read the full text'),
  accepted: page.getByLabel('I accept the terms of service'),
  healthData: page.getByLabel(/can store and use my health data/),
  othersData: page.getByLabel(/what others share with me only to help them/),
  research: page.getByLabel(/contact me about research/),
  accept: page.getByRole('button', { name: 'Accept and continue' }),
  decline: page.getByRole('button', { name: 'Decline', exact: true }),
  declining: page.getByRole('dialog', { name: 'If you decline' }),
  async acceptAll(): Promise<void> {
    await this.accepted.check();
    await this.healthData.check();
    await this.accept.click();
  },
  /** Someone who has no record of their own. */
  async acceptToHelp(): Promise<void> {
    await this.accepted.check();
    await this.othersData.check();
    await this.accept.click();
  },
});
