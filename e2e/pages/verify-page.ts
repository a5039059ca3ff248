import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';

/** /verify: the code of the sign-in. */
export const verifyPage = (page: Page) => ({
  open: () => page.goto(hrefOf('verify')),
  heading: page.getByRole('heading', { level: 1, name: routes.verify.title }),
  sent: page.getByRole('status').filter({ hasText: 'We have sent' }),
  renewed: page.getByRole('status').filter({ hasText: 'a new code to' }),
  code: page.getByLabel('6-digit code'),
  submit: page.getByRole('button', { name: 'Confirm' }),
  refusal: page.getByRole('alert'),
  resend: page.getByRole('button', { name: 'Send a new code' }),
  wait: page.getByText(/You can ask for a new code in \d+ seconds?\./),
  useApp: page.getByRole('link', { name: /authenticator app/ }),
  signIn: page.getByRole('link', { name: 'Sign in' }),
});
