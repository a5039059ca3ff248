import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';

/** /forgot-password */
export const forgottenPage = (page: Page) => ({
  open: () => page.goto(hrefOf('forgotPassword')),
  heading: page.getByRole('heading', { level: 1, name: routes.forgotPassword.title }),
  email: page.getByLabel('Email'),
  submit: page.getByRole('button', { name: 'Send me a code' }),
  answer: page.getByRole('status').filter({ hasText: 'If there is an account for' }),
  enterCode: page.getByRole('link', { name: 'Enter the code' }),
  again: page.getByRole('button', { name: 'Use another address' }),
  /** On the open page. */
  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.submit.click();
    await this.answer.waitFor();
  },
});

/** /password-verify */
export const resetCodePage = (page: Page) => ({
  open: () => page.goto(hrefOf('passwordVerify')),
  email: page.getByLabel('Email'),
  code: page.getByLabel('6-digit code'),
  submit: page.getByRole('button', { name: 'Continue' }),
  refusal: page.getByRole('alert'),
  filledIn: page.getByText('We have filled in your details from the link.'),
  /** As from the mail program: in a new page. */
  async openLink(link: string): Promise<void> {
    await page.goto('about:blank');
    await page.goto(link);
  },
});

/** /set-new-password */
export const newPasswordPage = (page: Page) => ({
  open: () => page.goto(hrefOf('setNewPassword')),
  heading: page.getByRole('heading', { level: 1, name: routes.setNewPassword.title }),
  password: page.getByLabel('New password'),
  show: page.getByRole('button', { name: 'Show password' }),
  submit: page.getByRole('button', { name: 'Save password' }),
  saved: page.getByRole('status').filter({ hasText: 'saved' }),
  signIn: page.getByRole('link', { name: 'Sign in' }),
  ask: page.getByRole('link', { name: 'Ask for a code' }),
});

/** /forgot-password-error */
export const linkErrorPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: routes.forgotPasswordError.title }),
  askAgain: page.getByRole('link', { name: 'Ask for a new code' }),
  backToSignIn: page.getByRole('link', { name: 'Back to sign in' }),
});
