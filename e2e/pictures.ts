import { join } from 'node:path';
import { hrefOf } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Browser, Page } from '@playwright/test';
import { storageWith } from './cookie-choice.ts';
import { phone } from './on-phone.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

/** `npm run pictures`: what README.md shows, of the demo's own patient, under docs/images/. */
const folder = join(import.meta.dirname, '../docs/images');

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const handheld = { ...phone, colorScheme: 'dark' } as const;

/** Scrolled so that it begins with what is worth seeing. */
const beginAt = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('heading', { name })
    .first()
    .evaluate((heading) => heading.scrollIntoView());

const pictures: readonly {
  readonly name: string;
  readonly on: typeof desktop | typeof handheld;
  readonly address: string;
  readonly show?: (page: Page) => Promise<unknown>;
}[] = [
  { name: 'dashboard', on: desktop, address: hrefOf('dashboard') },
  { name: 'timeline', on: desktop, address: `${hrefOf('timelines')}?view=timeline` },
  { name: 'files', on: desktop, address: hrefOf('filesDocuments') },
  { name: 'medication', on: handheld, address: hrefOf('medication') },
  {
    name: 'places',
    on: handheld,
    address: hrefOf('locations'),
    show: (page) => beginAt(page, 'On the map'),
  },
  { name: 'treatment', on: handheld, address: hrefOf('treatments') },
];

type Shown = {
  readonly browser: Browser;
  readonly url: string;
  readonly session: Awaited<ReturnType<typeof openSessionFor>>;
};

async function take({ browser, url, session }: Shown, picture: (typeof pictures)[number]) {
  const { name, on, address, show } = picture;
  const context = await browser.newContext({
    ...on,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: storageWith(url, 'declined'),
  });
  const page = await context.newPage();
  await putSession(page, session);
  await page.goto(address);
  await page.locator('main h1').waitFor();
  // Each part of a screen may say that it is loading.
  for (const part of await page.getByText(/^Loading/).all())
    await part.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await show?.(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  console.log(name);
}

await withProduct(async ({ browser, url, server }) => {
  const { id } = await server.deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
    'patient@demo.caretrail.example',
  ]);
  const session = await openSessionFor(server, id);
  for (const picture of pictures) await take({ browser, url, session }, picture);
});
