import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';

/** /mfa: the authenticator app, its set-up and its recovery codes. */
export const mfaPage = (page: Page) => ({
  open: () => page.goto(hrefOf('mfa')),
  heading: page.getByRole('heading', { level: 1, name: routes.mfa.title }),
  begin: page.getByRole('button', { name: 'Set up my app' }),
  picture: page.getByRole('img', { name: 'QR code for your authenticator app' }),
  key: page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
  samePhone: page.getByRole('link', { name: 'Or open the app on this phone' }),
  code: page.getByLabel('Code from the app'),
  submit: page.getByRole('button', { name: 'Confirm' }),
  refusal: page.getByRole('alert'),
  recoveryHeading: page.getByRole('heading', { name: 'Save your recovery codes' }),
  recoveryCodes: page.getByRole('main').getByRole('listitem'),
  save: page.getByRole('button', { name: 'Save as a file' }),
  kept: page.getByLabel('I have saved the codes'),
  goOn: page.getByRole('button', { name: 'Continue' }),
  useRecovery: page.getByRole('button', { name: 'Use a recovery code' }),
  recoveryCode: page.getByLabel('Recovery code'),
  useEmail: page.getByRole('link', { name: 'Email me a code instead' }),
  signIn: page.getByRole('link', { name: 'Sign in' }),
  /** The key that the user would type into the app. */
  async secret(): Promise<string> {
    await expect(this.key).toBeVisible();
    return (await this.key.innerText()).replaceAll(' ', '');
  },
});
