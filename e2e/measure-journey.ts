import { hrefOf } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { insertLongJourney } from '@caretrail/server/testing/long-journey';
import { insertUser } from '@caretrail/server/testing/factories';
import { onlyHere } from './browser/browser-start.ts';
import { newPhonePage } from './phone-page.ts';
import { putSession } from './put-session.ts';
import { seenPaints, watchPaints } from './watch-paints.ts';
import { withProduct } from './with-product.ts';

/** Keys that move and zoom two years with 2,000 seizures and 40 medicines, on a processor four times slower. */
const keys = ['PageUp', '-', '+', 'PageDown', '+', '+', 'PageUp', '-', '-', '-', 'PageDown', '+'];

const rounds = [0, 1, 2];
const seen = await withProduct(
  async ({ url, server, browser }) => {
    const { id } = await insertUser(server);
    const today = new Date().toISOString().slice(0, 10);
    await insertLongJourney(server, id, addDays(today, -731));
    const presses: number[][] = [];
    for (const _ of rounds) {
      const page = await newPhonePage(browser, url);
      await putSession(page, await openSessionFor(server, id));
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(`${hrefOf('timelines')}?journey=${addDays(today, -700)}.731`);
      const day = page.getByRole('slider');
      await day.waitFor({ timeout: 120_000 });
      await page.waitForLoadState('networkidle');
      await day.focus();
      await watchPaints(page);
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(700);
      }
      presses.push((await seenPaints(page)).presses);
      await page.context().close();
    }
    return { presses };
  },
  [onlyHere],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
