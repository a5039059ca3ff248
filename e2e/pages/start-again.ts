import type { Page } from '@playwright/test';

/** Removes the input that a form got back; it asks first. */
export async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start again' }).click();
  const question = page.getByRole('dialog', { name: 'Start again?' });
  await question.getByRole('button', { name: 'Discard what I typed' }).click();
}
