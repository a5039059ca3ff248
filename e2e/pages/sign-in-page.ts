import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Locator, Page } from '@playwright/test';

/** /login */
export const signInPage = (page: Page) => ({
  open: () => page.goto(hrefOf('login')),
  heading: page.getByRole('heading', { level: 1, name: routes.login.title }),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Sign in', exact: true }),
  refusal: page.getByRole('alert') as Locator,
  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  },
});
