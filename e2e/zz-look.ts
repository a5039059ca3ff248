import { hrefOf } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { chooseLanguage } from './choose-language.ts';
import { storageWith } from './cookie-choice.ts';
import { phone } from './on-phone.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';
await withProduct(async ({ browser, url, server }) => {
  const { id } = await server.deps.db.one<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
    'patient@demo.caretrail.example',
  ]);
  const session = await openSessionFor(server, id);
  for (const [name, on, language] of [
    ['390-light', { ...phone, colorScheme: 'light' }, 'en'],
    ['390-dark-de', { ...phone, colorScheme: 'dark' }, 'de'],
    ['1440-light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }, 'en'],
  ] as const) {
    const context = await browser.newContext({
      ...on,
      baseURL: url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      storageState: storageWith(url, 'declined'),
    });
    if (language === 'de') await chooseLanguage(context, url, 'de');
    const page = await context.newPage();
    await page.clock.install();
    await putSession(page, session);
    const shot = (what: string) => page.screenshot({ path: `/work/tmp/shots/${name}-${what}.png` });
    await page.goto(`${hrefOf('timelines')}?new=&as=1`);
    await page.getByRole('timer').waitFor();
    await page.clock.fastForward(65_000);
    await shot('running');
    await page.clock.fastForward(245_000);
    await shot('long');
    await page.getByRole('button', { name: /It is over|Er ist vorbei/ }).click();
    await page.locator('#known').waitFor();
    await page.getByRole('button', { name: /^(Yes|Ja)$/ }).click();
    await page.getByText(/answers are saved|Antworten sind gespeichert/).waitFor();
    await page.screenshot({ path: `/work/tmp/shots/${name}-saved.png`, fullPage: true });
    await page.getByRole('link', { name: /^(Done|Fertig)$/ }).click();
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/work/tmp/shots/${name}-event.png`, fullPage: true });
    await page.goto(`${hrefOf('timelines')}?new=&as=2`);
    await page.locator('main h1').waitFor();
    await page.screenshot({ path: `/work/tmp/shots/${name}-symptom.png`, fullPage: true });
    await page.goto(`${hrefOf('timelines')}?new=&as=5`);
    await page.locator('main h1').waitFor();
    await page.screenshot({ path: `/work/tmp/shots/${name}-past.png`, fullPage: true });
    await context.close();
  }
});
