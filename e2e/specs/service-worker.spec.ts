import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hrefOf } from '@caretrail/contract/access/routes';
import { menuTexts } from '@caretrail/contract/access/menu';
import type { Page } from '@playwright/test';
import { expectInstallable } from '../expect-installable.ts';
import { expect, expectAccessible, test as base } from '../fixtures.ts';
import { eventForm, unreached } from '../pages/event-pages.ts';
import { filesOf, filesPage } from '../pages/files-page.ts';
import { todayPage } from '../pages/today-page.ts';
import { twoBuilds } from '../two-builds.ts';

/** The other tests have no worker: it would keep the files of one test for the next. Here each has a browser of its own. */
const test = base.extend<{ builds: Awaited<ReturnType<typeof twoBuilds>> }>({
  builds: async ({}, use) => {
    const builds = await twoBuilds(process.env['CARETRAIL_E2E_URL'] ?? '');
    await use(builds);
    await builds.close();
  },
  baseURL: async ({ builds }, use) => use(builds.url),
});
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

/** The worker runs this page, and has all of its files. */
const untilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const buildOf = (page: Page) => page.locator('script[data-app]').getAttribute('data-app');

/** The scripts, style sheets and fonts that the page has loaded since it was opened. */
const codeOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && /\.(?:js|css|woff2)$/.test(path)),
  );

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('the app can be installed; its shortcuts lead where they say; without a connection the app opens, says so in place of the data, and keeps the session', async ({
  page,
  context,
  product,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  await untilReady(page);
  await expectInstallable(page);
  const shortcuts = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    type Manifest = {
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    };
    return ((await (await fetch(href)).json()) as Manifest).shortcuts;
  });
  const heading = (name: string) => page.getByRole('heading', { name }).first();
  for (const [name, shown] of [
    ['Record a dose', heading('Medication')],
    ['Record a seizure', page.getByRole('timer')],
    ['Today', todayPage(page).region],
  ] as const) {
    await page.goto(shortcuts.find((each) => each.name === name)?.url ?? name);
    await expect(shown).toBeVisible();
  }
  await context.setOffline(true);
  for (const screen of ['dashboard', 'timelines', 'medication'] as const) {
    await page.goto(hrefOf(screen));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    await expect(page.getByText(unreached).first()).toBeVisible();
  }
  await context.setOffline(false);
  await page.goto(hrefOf('dashboard'));
  await expect(todayPage(page).region).toBeVisible();
  await expect(page.getByText(unreached)).toHaveCount(0);
});

test('an update waits for the person: a form that is open loses nothing, and each build runs with the other', async ({
  page,
  context,
  product,
  builds,
}) => {
  const { first, second, isNext } = builds;
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();
  await form.choose('Appointment');
  await untilReady(page);
  await form.title.fill('A question for Dr Okafor');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  builds.serve('second');
  await page.evaluate(() => navigator.serviceWorker.ready.then((found) => found.update()));

  const notice = page
    .getByRole('status')
    .filter({ hasText: 'A new version of Caretrail is ready.' });
  await test.step('it is said once, quietly; nothing is loaded again', async () => {
    await expect(notice).toBeVisible();
    await expect(form.title).toHaveValue('A question for Dr Okafor');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  const other = await context.newPage();
  await test.step('the worker of the old build shows the page of the new one', async () => {
    await other.goto(hrefOf('dashboard'));
    await expect(todayPage(other).region).toBeVisible();
    expect(await buildOf(other)).toBe(`/assets/${second}`);
    // Whole: no file of the old build, which the old worker has, stands in for one of the new.
    const code = await codeOf(other);
    expect(code.length).toBeGreaterThan(10);
    expect(code.filter((path) => !isNext(path))).toEqual([]);
  });

  await test.step('the new worker takes over, and the open form still has the files of its own build', async () => {
    const controllerOf = (shown: Page) =>
      shown.evaluate(async () => {
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
        navigator.serviceWorker.controller?.postMessage({ type: 'which-build' }, [port2]);
        return answer;
      });
    // The other tab is of the new build: with it the worker changes, and nothing else.
    await expect.poll(() => controllerOf(page)).toBe(second);
    await expect.poll(() => cachesOf(page)).toHaveLength(2);
    const code = await codeOf(page);
    expect(code.length).toBeGreaterThan(10);
    expect(code.filter(isNext)).toEqual([]);
    // The server has none of them any more; the worker has those that it keeps for an open page.
    expect((await fetch(`${builds.url}/assets/${first}`)).status).toBe(404);
    const status = (path: string) =>
      page.evaluate(async (name) => (await fetch(name)).status, path);
    const kept = code.filter((path) => path.endsWith('.js'));
    expect(await Promise.all(kept.map(status))).toEqual(kept.map(() => 200));
    await form.notes.fill('Bring the letter');
    await expect(form.title).toHaveValue('A question for Dr Okafor');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('a press loads the new build, and what was typed is there', async () => {
    await notice.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => buildOf(page)).toBe(`/assets/${second}`);
    await expect(form.title).toHaveValue('A question for Dr Okafor');
    await expect(form.notes).toHaveValue('Bring the letter');
    await expect(page.getByText(/^Type: Appointment\b/)).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect((await codeOf(page)).filter((path) => !isNext(path))).toEqual([]);
    // No open page needs the files of the build before.
    await page.reload();
    await expect.poll(() => cachesOf(page)).toHaveLength(1);
  });

  await test.step('the worker of the new build shows the page of the old one, after a way back', async () => {
    builds.serve('first');
    await other.goto(hrefOf('dashboard'));
    await expect(todayPage(other).region).toBeVisible();
    expect(await buildOf(other)).toBe(`/assets/${first}`);
    expect((await codeOf(other)).filter(isNext)).toEqual([]);
  });
});

/** As a window of the installed app says of itself. */
const asInstalled = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('display-mode: standalone') ? 'all' : query);
  });

/** Sends the form of the share target from the open page. */
const share = (page: Page, to: string, name: string): Promise<void> =>
  page.evaluate(
    ([action, called]) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const chosen = new DataTransfer();
      chosen.items.add(new File(['Letter of Dr Okafor'], called, { type: 'text/plain' }));
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [to, name] as const,
  );

/** A site of someone else, on this machine. */
async function foreignSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const policy = request.url === '/hidden' ? '<meta name="referrer" content="no-referrer">' : '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html>${policy}<title>Elsewhere</title>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

test('shared files wait for a yes, other sites can share nothing, and a sign-out leaves nothing', async ({
  page,
  context,
  product,
  builds,
}) => {
  await asInstalled(page);
  const { email } = await product.signIn(page, { first_name: 'Wilhelmina', last_name: 'Quist' });
  const screen = filesPage(page);
  await screen.open();
  await untilReady(page);
  const dialog = page.getByRole('dialog', { name: 'Add this file to your record?' });

  await test.step('nothing is sent before the person says so', async () => {
    await share(page, '/share', 'Letter.txt');
    await expect(dialog).toContainText('Letter.txt');
    await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
    await expect(page).toHaveURL(hrefOf('filesDocuments'));
    expect(await filesOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Do not add' }).click();
    await expect(dialog).toBeHidden();
    expect(await filesOf(page)).toEqual([]);
  });

  await test.step('a yes adds it', async () => {
    await share(page, '/share', 'Letter.txt');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(screen.upload('Letter.txt')).toContainText('Uploaded');
    expect(await filesOf(page)).toHaveLength(1);
  });

  await test.step('a form of another site is refused, also where it hides where it comes from', async () => {
    const site = await foreignSite();
    for (const [address, tab] of [
      ['/', page],
      ['/hidden', await context.newPage()],
    ] as const) {
      await tab.goto(site.url + address);
      await share(tab, `${builds.url}/share`, 'Planted.txt');
      await expect(tab).toHaveURL(hrefOf('filesDocuments'));
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => cachesOf(tab)).not.toContain('caretrail-shared');
      await expect(tab.getByRole('dialog')).toHaveCount(0);
      expect(await filesOf(tab)).toHaveLength(1);
    }
    await site.close();
  });

  await test.step('after the sign-out the browser has the files of the app, and nothing of the person', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('caretrail-shared');
      await cache.put('/shared/1/0', new Response('Letter of Dr Okafor'));
    });
    await page.getByRole('button', { name: menuTexts.logout }).click();
    await page
      .getByRole('dialog', { name: menuTexts.logoutQuestion })
      .getByRole('button', { name: menuTexts.logout })
      .click();
    await expect(page).toHaveURL(hrefOf('login'));
    const left = await page.evaluate(async () => {
      const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
      const addresses: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          addresses.push(name + new URL(request.url).pathname);
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
        }
      }
      return { texts: texts.join(' '), addresses, databases: await indexedDB.databases() };
    });
    expect(left.addresses.length).toBeGreaterThan(10);
    expect(left.addresses.filter((each) => !each.startsWith('caretrail-app-'))).toEqual([]);
    expect(left.addresses.filter((each) => each.includes('/api/'))).toEqual([]);
    expect(left.databases).toEqual([]);
    for (const word of ['Wilhelmina', 'Quist', email, 'Okafor', 'Letter.txt'])
      expect(left.texts).not.toContain(word);
  });
});
