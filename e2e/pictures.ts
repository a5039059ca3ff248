/// <reference lib="dom" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hrefOf } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Browser, Page } from '@playwright/test';
import { chooseComfort } from './choose-comfort.ts';
import { chooseLanguage } from './choose-language.ts';
import { storageWith } from './cookie-choice.ts';
import { phone } from './on-phone.ts';
import { searchDialog } from './pages/search-dialog.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

/** `npm run pictures [name]`: what README.md shows, of the demo's own patient, under docs/images/. */
const folder = join(import.meta.dirname, '../docs/images');

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const desktopDark = { ...desktop, colorScheme: 'dark' } as const;
const handheld = { ...phone, colorScheme: 'light' } as const;
const handheldDark = { ...phone, colorScheme: 'dark' } as const;

type Picture = {
  readonly name: string;
  readonly on: typeof desktop | typeof desktopDark | typeof handheld | typeof handheldDark;
  readonly address: string;
  readonly language?: 'de';
  readonly isSimple?: boolean;
  readonly show?: (page: Page) => Promise<unknown>;
};

/** Scrolled so that it begins with what is worth seeing. */
const beginAt = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('heading', { name })
    .first()
    .evaluate((heading) => heading.scrollIntoView());

const pictures: readonly Picture[] = [
  { name: 'dashboard', on: desktop, address: hrefOf('dashboard') },
  { name: 'today', on: handheld, address: hrefOf('dashboard') },
  {
    name: 'add',
    on: handheld,
    address: hrefOf('dashboard'),
    show: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'medication', on: handheldDark, address: hrefOf('medication') },
  {
    name: 'search',
    on: desktopDark,
    address: hrefOf('timelines'),
    show: async (page) => {
      await page.keyboard.press('Control+k');
      const search = searchDialog(page);
      await search.field.fill('kepra');
      await search
        .option(/Levetiracetam/)
        .first()
        .waitFor();
    },
  },
  { name: 'timeline', on: desktop, address: `${hrefOf('timelines')}?view=timeline` },
  { name: 'treatment', on: handheldDark, address: hrefOf('treatments') },
  {
    name: 'places',
    on: handheld,
    address: hrefOf('locations'),
    show: (page) => beginAt(page, 'On the map'),
  },
  { name: 'articles', on: handheld, address: hrefOf('articles') },
  { name: 'files', on: desktop, address: hrefOf('filesDocuments') },
  { name: 'simple', on: handheld, address: hrefOf('dashboard'), isSimple: true },
  { name: 'german', on: handheldDark, address: hrefOf('dashboard'), language: 'de' },
];

type Shown = {
  readonly browser: Browser;
  readonly url: string;
  readonly id: string;
  readonly session: Awaited<ReturnType<typeof openSessionFor>>;
};

/** Of one picture: the README loads twelve. */
const mostBytes = 60_000;

/** WebP, by the browser itself: a third of the bytes of a PNG. */
async function shoot(page: Page, name: string): Promise<void> {
  const plain = (await page.screenshot()).toString('base64');
  // The page of the app allows no image from a text.
  const paper = await page.context().newPage();
  const pack = async ([picture, most]: readonly [string, number]) => {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    for (let quality = 0.8; ; quality -= 0.1) {
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      if (blob.size <= most || quality < 0.4) return [...new Uint8Array(await blob.arrayBuffer())];
    }
  };
  const packed = await paper.evaluate(pack, [plain, mostBytes] as const);
  await writeFile(join(folder, `${name}.webp`), Uint8Array.from(packed));
  console.log(`${name}: ${Math.round(packed.length / 1000)} kB`);
}

async function take({ browser, url, id, session }: Shown, picture: Picture): Promise<void> {
  const { name, on, address, language, isSimple, show } = picture;
  const context = await browser.newContext({
    ...on,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: storageWith(url, 'declined'),
  });
  if (language) await chooseLanguage(context, url, language);
  const page = await context.newPage();
  await putSession(page, session);
  if (isSimple) await chooseComfort(page, { id }, { simple: true });
  await page.goto(address);
  await page.locator('main h1').waitFor();
  // Each part of a screen may say that it is loading.
  for (const part of await page.getByText(/^Loading|wird geladen|werden geladen/).all())
    await part.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await show?.(page);
  await shoot(page, name);
  await context.close();
}

await withProduct(async ({ browser, url, server }) => {
  const { id } = await server.deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
    'patient@demo.caretrail.example',
  ]);
  const session = await openSessionFor(server, id);
  const wanted = process.argv[2] ?? '';
  for (const picture of pictures.filter(({ name }) => name.includes(wanted)))
    await take({ browser, url, id, session }, picture);
});
