import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';
import { insertUser, type NewUser } from '@caretrail/server/testing/factories';
import { reachBrowserServer } from '@caretrail/server/testing/browser-server';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { codeIn, linkIn, mailsTo } from '@caretrail/server/testing/outbox';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from './expect-visible.ts';

import { answerCookies } from './cookie-choice.ts';
import { leaveClean } from './leave-clean.ts';
import { putSession } from './put-session.ts';
import { wakeTaps } from './wake-taps.ts';

type Server = Awaited<ReturnType<typeof reachBrowserServer>>;
type Mail = { readonly subject: string; readonly text: string };

type Product = {
  /** An account with a password, created without the browser. */
  newAccount(wanted?: Partial<NewUser>): Promise<{ email: string; password: string }>;
  /** A new user, signed in without the browser, by default up to the app; then `page.goto(…)`. */
  signIn(
    page: Page,
    wanted?: Partial<NewUser> & { aal?: 1 | 2 },
  ): Promise<{ id: string; email: string }>;
  /** The same person in another browser. */
  signInAgain(page: Page, account: { id: string }): Promise<void>;
  /** Wait for the newest mail to an address, as the terminal shows it. */
  newestMail(email: string, subject: RegExp): Promise<Mail>;
};

const password = 'marigold-tram-otter-42';

/**
 * A Playwright bug: a reused context can keep a line in which Playwright looks for the clock of the test before,
 * because it resumes that clock and removes it at the same time.
 */
const leftOfClock = "Cannot read properties of undefined (reading 'controller')";

type Options = {
  /** §4.5: answered, so that the banner is not in the way; null shows it. */
  cookieChoice: ConsentChoice | null;
  /** What is new on the screen takes taps at once. A test of taps themselves must leave this out. */
  isAwake: boolean;
};

export const test = base.extend<
  Options & { product: Product; faults: string[]; otherBrowser: () => Promise<Page> },
  { server: Server }
>({
  cookieChoice: ['declined', { option: true }],
  isAwake: [false, { option: true }],
  context: async ({ context, baseURL, cookieChoice, isAwake }, use) => {
    await answerCookies(context, baseURL, cookieChoice);
    if (isAwake) await context.addInitScript(wakeTaps);
    await use(context);
    await leaveClean(context);
  },
  // A second browser, without a page yet, where the cookies are answered as well.
  otherBrowser: async ({ browser, baseURL, cookieChoice }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      contexts.push(context);
      await answerCookies(context, baseURL, cookieChoice);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  server: [
    async ({}, use) => {
      const server = await reachBrowserServer(
        JSON.parse(process.env['CARETRAIL_E2E_SERVER'] ?? '{}'),
      );
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => {
    await use(process.env['CARETRAIL_E2E_URL']);
  },
  product: async ({ server }, use) => {
    await use({
      newAccount: async (wanted = {}) => ({
        ...(await insertUser(server, { password, ...wanted })),
        password,
      }),
      signIn: async (page, { aal = 2, ...wanted } = {}) => {
        const account = await insertUser(server, { password, ...wanted });
        await putSession(page, { ...(await openSessionFor(server, account.id, aal)), aal });
        return account;
      },
      signInAgain: async (page, { id }) => putSession(page, await openSessionFor(server, id)),
      newestMail: async (email, subject) => {
        let found: Mail | undefined;
        await expect
          .poll(async () => {
            const queued = await mailsTo(server, email);
            const shown = server.mailsShown(email);
            // Wait for all that were sent: otherwise the newest may still be on its way to the terminal.
            if (shown.length !== queued.length) return false;
            found = shown.findLast((mail) => subject.test(mail.subject));
            return found !== undefined;
          })
          .toBe(true);
        return found as Mail;
      },
    });
  },
  // Every test fails on a script error, a console error or a violation of the content security policy.
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (message !== leftOfClock) faults.push(`error: ${message}`);
      });
      context.on('console', (message) => {
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(`console: ${message.text()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export {
  axeFindings,
  expectAccessible,
  expectAccessibleHere,
  expectAxeClean,
  expectLayoutClean,
  expectNoOverlap,
} from './expect-accessible.ts';
export { expectFits } from './expect-fits.ts';
export { expect, codeIn, linkIn };
