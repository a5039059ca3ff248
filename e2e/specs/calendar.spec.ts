import { hrefOf } from '@caretrail/contract/access/routes';
import { readCalendar } from '@caretrail/contract/calendar/testing/read-calendar';
import { makeStale } from '@caretrail/server/testing/make-stale';
import { readFile } from 'node:fs/promises';
import { codeIn, expect, expectAccessible, test } from '../fixtures.ts';
import { comingYear } from '../coming-days.ts';
import { eventPage, putEvent } from '../pages/event-pages.ts';
import { putPlace } from '../pages/location-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';

test.use({ isAwake: true });

test('§3 the calendar of a phone: an address is made, read, made to show more, and turned off; one visit is saved as a file', async ({
  page,
  product,
  server,
  context,
}) => {
  const account = await product.signIn(page);
  const place = await putPlace(page, { city: 'Bath' });
  const event = await putEvent(page, { location_id: place.id });
  const screen = settingsPage(page);
  const address = page.getByRole('group', { name: 'Address', exact: true });
  const read = async (url: string) => {
    const answer = await context.request.get(new URL(url).pathname);
    return answer.ok() ? readCalendar(await answer.text()).entries : answer.status();
  };
  const confirmByMail = async () => {
    await expect(screen.confirm).toBeVisible();
    const code = codeIn(await product.newestMail(account.email, /security code/));
    await screen.confirm.getByLabel('6-digit code').fill(code);
    await screen.confirm.getByRole('button', { name: 'Confirm' }).click();
  };

  const first =
    await test.step('it says the least at first, asks who it is, and is shown once', async () => {
      await screen.open('data', 'Data');
      const discreet = page.getByRole('radio', { name: 'Only “Appointment” and the time' });
      await expect(discreet).toBeChecked();
      await makeStale(server, account.id);
      await page.getByRole('button', { name: 'Create address' }).click();
      await confirmByMail();
      await expect(page.getByRole('heading', { name: 'Your calendar address' })).toBeFocused();
      const url = (await address.textContent()) ?? '';
      expect(url).toMatch(/^https?:\/\/.+\/api\/calendar\/[\w-]{22}\.ics$/);
      const add = page.getByRole('link', { name: 'Add to my calendar' });
      await expect(add).toHaveAttribute('href', url.replace(/^https?/, 'webcal'));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'Create a new address' })).toBeFocused();
      await expect(page.getByText('No app has read it yet.')).toBeVisible();
      expect(await read(url)).toMatchObject([{ summary: 'Appointment', location: '' }]);
      await page.reload();
      await expect(page.getByText(/Last read today at \d\d:\d\d\./)).toBeVisible();
      await expect(address).toHaveCount(0);
      return url;
    });

  await test.step('more is shown at the same address', async () => {
    await page.getByRole('radio', { name: 'Title, place and time' }).check();
    await screen.save.click();
    await expect(page.getByText('Saved. Your calendar app shows it')).toBeVisible();
    expect(await read(first)).toMatchObject([
      { uid: event.id, summary: event.title, location: 'Eye clinic, Bath' },
    ]);
  });

  await test.step('a new address ends the old one, and turning it off ends that', async () => {
    await page.getByRole('button', { name: 'Create a new address' }).click();
    const question = page.getByRole('dialog', { name: 'Create a new address?' });
    await question.getByRole('button', { name: 'Create a new address' }).click();
    await expect(address).toBeVisible();
    await expect(address).not.toHaveText(first);
    const second = (await address.textContent()) ?? '';
    expect([await read(first), await read(second)]).toMatchObject([404, [{ uid: event.id }]]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('The calendar is turned off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
    expect(await read(second)).toBe(404);
  });

  await test.step('a visit to come is saved as a file, also as “Appointment” only', async () => {
    await eventPage(page).open(event);
    await expect(page.getByText('Bath')).toBeVisible();
    const saved = async (name: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe('calendar.ics');
      return readCalendar(await readFile(await file.path(), 'utf8')).entries;
    };
    const start = `${comingYear}-03-05T09:30:00.000Z`;
    const said = { summary: event.title, location: 'Eye clinic, Bath', start };
    expect(await saved('Add to calendar')).toMatchObject([said]);
    const discreet = { summary: 'Appointment', location: '', start };
    expect(await saved('Add as “Appointment” only')).toMatchObject([discreet]);
  });

  await test.step('one that is over is not offered', async () => {
    const over = await putEvent(page, { title: 'Last year', start: '2020-03-05T09:30' });
    await page.goto(`${hrefOf('timelines')}?event=${over.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Last year' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });
});
