import { hrefOf } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { comingYear } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import {
  asked,
  chooseZone,
  medicineForm,
  medicinesPage,
  putMedicine,
  zoneOf,
} from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';

const firstDay = `${comingYear}-01-01`;
const [home, here] = ['Europe/London', 'Asia/Tokyo'];
test.use({ timezoneId: here });

test.describe('§3 times on a journey', () => {
  test('are asked about, stay as long as the patient wants, and move on request', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await chooseZone(page, { time_zone: home });
    const tomorrow = addDays(dateAt(Date.now(), home), 1);
    const [first] = (await putMedicine(page)).schedule?.phases ?? [];
    await putMedicine(page, {
      name: 'Omeprazole',
      schedule: { phases: [{ ...first, slots: [{ id: 'am', at: '08:00', parts: [] }] }] },
    });
    const screen = medicinesPage(page);
    await screen.open();
    const question = page.getByRole('region', {
      name: 'You seem to be in Tokyo. Which time should your medicines use?',
    });
    await expect(question).toContainText('Your medicine times are set to London time.');
    await expect(question).toContainText(/08:00 in London: that is 17:00|16:00 in Tokyo/);
    await expect(question).toContainText(/Your next dose, .+ would be due in /);
    await expectAccessible(page);
    // The doses are shown on the home clock, regardless of the device.
    await expect(screen.group('Now')).toContainText('Levetiracetam');

    // On the dashboard the day waits for the question, which would move it.
    const files = '**/assets/asked-zone-*.js';
    let passOn = (): void => undefined;
    const isHeld = new Promise<void>((done) => (passOn = done));
    await page.route(files, async (route) => {
      await isHeld;
      await route.continue();
    });
    const isAsked = page.waitForRequest(files);
    await page.goto(hrefOf('dashboard'));
    await isAsked;
    const { region: day } = todayPage(page);
    await expect(page.getByText('Loading your overview…')).toBeAttached();
    await expect(day).toHaveCount(0);
    passOn();
    await expect(day).toBeVisible();
    await expect(question).toBeVisible();
    await page.unroute(files);
    await screen.open();

    await question.getByRole('button', { name: 'Stay on home time' }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/Your medicine times stay on London time\. It is/)).toBeVisible();
    await expect.poll(() => zoneOf(page)).toMatchObject({ time_zone: home, kept_in: here });
    await expect
      .poll(() => asked(page, 'Omeprazole', tomorrow, tomorrow))
      .toEqual([`${tomorrow}T08:00`]);

    await page.getByRole('button', { name: 'Use local time' }).click();
    await expect(page.getByText(/Your medicine times stay on/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => zoneOf(page)).toMatchObject({ time_zone: here, used_zone: here });
  });

  test('a patient without a zone is asked once, and a new plan uses the same clock as its preview', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const form = medicineForm(page);
    await form.begin('Levetiracetam', 'Every day');
    await form.time('Time', '20:00');
    await form.date('First day', firstDay);
    await form.finish('Levetiracetam');
    await expect.poll(() => zoneOf(page)).toMatchObject({ time_zone: null, used_zone: here });
    await expect
      .poll(() => asked(page, 'Levetiracetam', firstDay, firstDay))
      .toEqual([`${firstDay}T20:00`]);
    await medicinesPage(page).open();
    const question = page.getByRole('region', {
      name: 'Which time zone should your medicines use?',
    });
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tabpanel')).toContainText('Levetiracetam');
    await expect(question).toHaveCount(0);
  });
});
