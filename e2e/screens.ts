import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hrefOf, routeNames, routes, type RouteName } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import type { reachBrowserServer } from '@caretrail/server/testing/browser-server';
import { insertUser } from '@caretrail/server/testing/factories';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Page } from '@playwright/test';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

/** `npm run screens [name]`: a picture of every screen in three widths and both themes, under screens/. */
const folder = join(import.meta.dirname, '../screens');
const widths = [390, 768, 1440];
const wanted = process.argv[2] ?? '';
const params = {
  id: '0190a0a0-0000-7000-8000-000000000000',
  userId: '0190a0a0-0000-7000-8000-000000000000',
};

type Server = Awaited<ReturnType<typeof reachBrowserServer>>;
type Visitor = { role: Role; aal: 1 | 2; isDone: boolean } | null;

/** Who sees a screen: a signed-out visitor, a user during sign-in, or a user who is fully signed in. */
function visitorOf(name: RouteName): Visitor {
  const { access } = routes[name];
  if (access === 'second-factor') return { role: 'patient', aal: 1, isDone: true };
  if (access === 'preboarding' || name === 'terms')
    return { role: 'patient', aal: 2, isDone: false };
  if (!Array.isArray(access)) return null;
  return { role: access.includes('patient') ? 'patient' : 'administrator', aal: 2, isDone: true };
}

await mkdir(folder, { recursive: true });

async function open(server: Server, page: Page, name: RouteName): Promise<void> {
  const visitor = visitorOf(name);
  if (visitor) {
    const account = await insertUser(server, {
      user_type: visitor.role,
      first_name: 'Robin',
      last_name: 'Demo',
      ...(!visitor.isDone && {
        preboarding_completed: false,
        terms_version: name === 'terms' ? null : server.deps.terms.version,
      }),
    });
    const session = await openSessionFor(server, account.id, visitor.aal);
    await putSession(page, { ...session, aal: visitor.aal });
  }
  await page.goto(hrefOf(name, params), { waitUntil: 'networkidle' });
}

await withProduct(async ({ url, server, browser }) => {
  for (const name of routeNames.filter((each) => each.includes(wanted))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of widths) {
        const context = await browser.newContext({
          baseURL: url,
          colorScheme,
          viewport: { width, height: width < 700 ? 844 : 900 },
          reducedMotion: 'reduce',
          locale: 'en-GB',
          storageState: storageWith(url, 'declined'),
        });
        const page = await context.newPage();
        await open(server, page, name);
        await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        await context.close();
      }
    }
    console.log(name);
  }
});
