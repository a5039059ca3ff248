import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertUser } from '@caretrail/server/testing/factories';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { Page } from '@playwright/test';
import { ask } from './ask-past-screen.ts';
import { onlyHere } from './browser/browser-start.ts';
import { keepHere } from './keep-here.ts';
import { newPhonePage } from './phone-page.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

const rounds = 5;
const symptom = 'Headache';

/** From the first press, on the button of the bar, until the screen says that it is stored or kept. In milliseconds. */
async function recordOnce(page: Page, said: RegExp): Promise<number> {
  await page.goto(hrefOf('dashboard'));
  await page.locator('#today').waitFor();
  const begun = performance.now();
  await page.locator('.bottom-bar [aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: `Record ${symptom} now` }).click();
  await page.getByText(said).first().waitFor();
  return performance.now() - begun;
}

async function record(page: Page, said: RegExp): Promise<number[]> {
  // The first one compiles what the browser then keeps compiled.
  await recordOnce(page, said);
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await recordOnce(page, said));
  return seen;
}

const seen = await withProduct(
  async ({ url, server, browser }) => {
    const page = await newPhonePage(browser, url);
    const context = page.context();
    const { id } = await insertUser(server);
    await putSession(page, await openSessionFor(server, id));
    await ask(page, 'PATCH', dashboardEndpoints.choose.path, {
      check_in: { is_on: true, symptoms: [symptom] },
    });
    await keepHere(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const online = await record(page, /^Saved$/);
    await context.setOffline(true);
    return { online, offline: await record(page, /^Not sent yet:/) };
  },
  [onlyHere],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
