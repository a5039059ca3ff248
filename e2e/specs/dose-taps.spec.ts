import { hrefOf } from '@caretrail/contract/access/routes';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import type { Locator, Page } from '@playwright/test';
import { named } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { boxOf, isOver } from '../overlap.ts';
import { anyOf, unreached } from '../pages/event-pages.ts';
import {
  asNeeded,
  chooseZone,
  cycleFrom,
  dailyAt,
  doseStates,
  leaveRows,
  liveAt,
  medicineForm,
  medicinesPage,
  notedToday,
  noteDose,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';
import { pauseClock } from '../pause-clock.ts';

const names = ['Dexamethasone', 'Levetiracetam', 'Omeprazole', 'Valproate'];
const dosesCall = `**${medicationsEndpoints.listDoses.path}*`;
const dashboardCall = '**/api/dashboard_api_gateway/**';
const logCall = anyOf(medicationsEndpoints.logDose.path);

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await page.clock.install();
  await product.signIn(page);
});

const putAll = async (page: Page, more: object = {}): Promise<void> => {
  for (const name of names) await putMedicine(page, { name, ...more });
};
const takenOf = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: new RegExp(`^Record as taken: ${name}`) });
const undoOf = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: new RegExp(`^Undo: ${name}`) });
const middleOf = async (control: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};
const isAwake = (control: Locator) => expect(control).not.toHaveAttribute('data-resting');
/** The position of each row on the page, regardless of scrolling. */
const placesOf = (scope: Locator): Promise<number[]> =>
  scope.locator('[data-dose]').evaluateAll((rows) => {
    const area = document.querySelector('[data-content-area]')?.scrollTop ?? 0;
    return rows.map((row) => Math.round(row.getBoundingClientRect().y + scrollY + area));
  });

const screens = [
  {
    screenName: 'Medication',
    path: 'medication',
    region: /^(Today,|Still) /,
    call: dosesCall,
  },
  {
    screenName: 'the dashboard',
    path: 'dashboard',
    region: /^(Today,|Still) /,
    call: dashboardCall,
  },
] as const;
test.describe('what is new under the finger rests', () => {
  test.use({ isAwake: false });

  // By touch, where it matters most; the double click of a mouse: see medications.spec.ts.
  for (const { screenName, path, region } of screens) {
    const title = `§3 on ${screenName}, on a phone, a second tap on the same place records nothing more and undoes nothing`;
    test(title, { tag: '@phone' }, async ({ page }) => {
      const tap = (x: number, y: number): Promise<void> => page.touchscreen.tap(x, y);
      // After midnight the words for a dose of the evening are long: “Taken on Tuesday at 00:10”.
      const day = await liveAt(page, 0);
      await putAll(page, { schedule: dailyAt(addDays(day, -1), '23:50') });
      const [phase] = asNeeded.phases;
      const pattern = { ...phase.pattern, min_gap_min: 240 };
      await putMedicine(page, {
        name: 'Paracetamol',
        schedule: { ...asNeeded, phases: [{ ...phase, pattern }] },
      });
      await page.goto(hrefOf(path));
      const list = page.getByRole('region', { name: region });
      const first = takenOf(list, 'Dexamethasone');
      await first.scrollIntoViewIfNeeded();
      await isAwake(first);
      const before = await placesOf(list);
      const { x, y } = await middleOf(first);
      await pauseClock(page, 1000);

      await test.step('two quick taps, and one more after the answer', async () => {
        await tap(x, y);
        await tap(x, y);
        await expect(undoOf(list, 'Dexamethasone')).toBeEnabled();
        await tap(x, y);
        await expect.poll(() => notedToday(page)).toEqual(['Dexamethasone taken']);
        await expect(list).toContainText(/Taken on \w+day at 0[01]:/);
        expect(await placesOf(list)).toEqual(before);
      });

      await test.step('the Undo that has just appeared takes no tap for a moment', async () => {
        const undo = await middleOf(undoOf(list, 'Dexamethasone'));
        await tap(undo.x, undo.y);
        await expect(undoOf(list, 'Dexamethasone')).toBeVisible();
        await page.clock.runFor(700);
        await tap(undo.x, undo.y);
        await expect(first).toBeEnabled();
        await expect.poll(() => notedToday(page)).toEqual([]);
        // Nor does “Another time”, which stands where Undo was.
        await tap(undo.x, undo.y);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('each of the last ones is undone by its own button', async () => {
        for (const name of names.slice(0, 3)) {
          // On a busy machine, what an answer moves may be drawn only then.
          await expect(async () => {
            await page.clock.runFor(700);
            expect(await list.locator('[data-resting]').count()).toBe(0);
          }).toPass();
          await takenOf(list, name).click();
          await expect(undoOf(list, name)).toBeEnabled();
        }
        await page.clock.runFor(700);
        expect(await placesOf(list)).toEqual(before);
        await undoOf(list, 'Dexamethasone').click();
        await expect(takenOf(list, 'Dexamethasone')).toBeEnabled();
        await expect
          .poll(() => notedToday(page))
          .toEqual(['Levetiracetam taken', 'Omeprazole taken']);
        expect(await placesOf(list)).toEqual(before);
      });

      await test.step('a recorded row stays: the same place, pressed again and again, records nothing', async () => {
        await page.clock.runFor(700);
        const place = await middleOf(takenOf(list, 'Dexamethasone'));
        await takenOf(list, 'Dexamethasone').click();
        await expect(undoOf(list, 'Dexamethasone')).toBeEnabled();
        const recorded = ['Dexamethasone taken', 'Levetiracetam taken', 'Omeprazole taken'];
        await expect.poll(() => notedToday(page)).toEqual(recorded);
        for (const seconds of [3, 7, 14]) {
          await page.clock.runFor(seconds * 1000);
          await tap(place.x, place.y);
          expect(await notedToday(page)).toEqual(recorded);
        }
        await expect(undoOf(list, 'Levetiracetam')).toBeVisible();
        expect(await placesOf(list)).toEqual(before);
        const row = list.locator('[data-dose]').filter({ hasText: 'Dexamethasone' });
        await expect(row).toContainText(/500.mg.*Taken on \w+day at 0[01]:/);
      });

      await test.step('they are done once the screen is left', async () => {
        await page.clock.resume();
        await leaveRows(page);
        await expect(takenOf(list, 'Valproate')).toBeVisible();
        await expect(list.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
        await expect(takenOf(list, 'Dexamethasone')).toHaveCount(0);
      });

      if (path === 'dashboard') return;
      await test.step('a slow second tap where another dose as needed was asked for does not confirm it', async () => {
        await page.getByRole('button', { name: 'Record a dose of Paracetamol' }).click();
        const another = page.getByRole('button', { name: 'Record another dose of Paracetamol' });
        const confirm = page
          .getByRole('dialog')
          .getByRole('button', { name: 'Record another dose' });
        // At the height at which a dialog in the middle of the screen has its buttons.
        await another.evaluate((button) => button.scrollIntoView({ block: 'center' }));
        await isAwake(another);
        const pressed = await boxOf(another);
        const place = await middleOf(another);
        await tap(place.x, place.y);
        await expect(confirm).toBeVisible();
        expect(isOver(await boxOf(confirm), pressed)).toBe(false);
        await page.clock.fastForward(1200);
        await tap(place.x, place.y);
        await expect
          .poll(async () =>
            (await notedToday(page)).filter((each) => each.startsWith('Paracetamol')),
          )
          .toHaveLength(1);
      });
    });
  }

  for (const { screenName, path, region, call } of screens) {
    test(`§3 on ${screenName} a dose that another device recorded disappears within five minutes, nothing moves under the finger, and recording one says so`, async ({
      page,
    }) => {
      const day = await liveAt(page, 12);
      const schedule = dailyAt(day, '11:50');
      const [first, second] = [
        await putMedicine(page, { name: 'Dexamethasone', schedule }),
        await putMedicine(page, { schedule }),
      ];
      await putMedicine(page, { name: 'Omeprazole', schedule });
      await page.goto(hrefOf(path));
      const list = page.getByRole('region', { name: region });
      const taken = takenOf(list, 'Dexamethasone');
      await taken.scrollIntoViewIfNeeded();
      await isAwake(taken);
      const { x, y } = await middleOf(taken);
      await pauseClock(page, 1000);

      await test.step('it is loaded again by itself, and what moved up takes no tap for a moment', async () => {
        await noteDose(page, first, { status: 'taken', local_date: day });
        const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        let isAsked = false;
        void asked.promise.then(() => (isAsked = true));
        await page.route(call, async (route) => {
          asked.resolve();
          await answer.promise;
          await route.continue();
        });
        // In steps: a call that is on its way would be given up after five seconds.
        for (let seconds = 0; seconds < 5 * 60 && !isAsked; seconds += 3)
          await page.clock.runFor(3000);
        await asked.promise;
        answer.resolve();
        await expect(taken).toHaveCount(0);
        await page.mouse.click(x, y);
        await expect(takenOf(list, 'Levetiracetam')).toBeEnabled();
        expect(await notedToday(page)).toEqual(['Dexamethasone taken']);
        await page.unroute(call);
        await page.clock.runFor(3000);
      });

      await test.step('recording a dose that was recorded since says when and where, and offers no Undo of it', async () => {
        await noteDose(page, second, { status: 'taken', local_date: day });
        await takenOf(list, 'Levetiracetam').click();
        const row = list.getByRole('listitem').filter({ hasText: 'Levetiracetam' });
        await expect(row.getByRole('alert')).toHaveText(
          /^Levetiracetam: Already recorded as taken at 1[23]:\d\d, from another device or tab\. If you took it twice, call your clinic\.$/,
        );
        await expect(undoOf(list, 'Levetiracetam')).toHaveCount(0);
        await expect(takenOf(list, 'Omeprazole')).toBeVisible();
        expect(await notedToday(page)).toEqual(['Dexamethasone taken', 'Levetiracetam taken']);
        await page.clock.resume();
        if (path === 'medication') await expectAccessible(page);
      });

      if (path === 'medication') return;
      await test.step('§3 an overview that cannot be loaded again says so, and brings no recorded dose back', async () => {
        await page.route(call, (route) => route.abort());
        await takenOf(list, 'Omeprazole').click();
        await expect(
          page.getByRole('main').getByRole('alert').filter({ hasText: unreached }),
        ).toHaveText(`${unreached} What you see here may be out of date.`);
        await expect(undoOf(list, 'Omeprazole')).toBeEnabled();
        await leaveRows(page);
        await expect(list).toContainText('Nothing is due right now.');
        await expect(takenOf(list, 'Omeprazole')).toHaveCount(0);
        await page.unroute(call);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('3 of 3 doses taken')).toBeVisible();
      });
    });
  }
});

test('§3 several with one tap, skipped, and without a response: each row keeps its place and its Undo', async ({
  page,
}) => {
  await putAll(page);
  const screen = medicinesPage(page);
  await screen.open();
  await expect(screen.taken).toHaveCount(4);
  const before = await placesOf(screen.today);

  await test.step('all with one tap, and each has its Undo', async () => {
    await page.getByRole('button', { name: /^Record all 4 as taken/ }).click();
    await expect(screen.undo).toHaveCount(4);
    for (const name of names) await expect(undoOf(screen.today, name)).toBeEnabled();
    await expect.poll(async () => (await notedToday(page)).length).toBe(4);
    expect(await placesOf(screen.today)).toEqual(before);
    await expect(screen.today.getByRole('status').first()).toHaveText(
      `${names.join(', ')}: recorded as taken.`,
    );
    await expectAccessible(page);
    await expect(screen.today).toContainText('4 of 4 taken');
    await page.getByRole('button', { name: /^Undo all 4: Dexamethasone/ }).click();
    await expect.poll(() => notedToday(page)).toEqual([]);
    expect(await placesOf(screen.today)).toEqual(before);
    await expect(page.getByRole('button', { name: /^Record all 4 as taken/ })).toBeVisible();
  });

  await test.step('skipped, the row stays with its Undo as well', async () => {
    await page.getByRole('button', { name: /^Skip Omeprazole/ }).click();
    await page.getByRole('radio', { name: 'I felt sick' }).check();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect(undoOf(screen.today, 'Omeprazole')).toBeFocused();
    await expect(screen.group('Now')).toContainText('Skipped');
    await expect.poll(() => notedToday(page)).toEqual(['Omeprazole skipped']);
    expect(await placesOf(screen.today)).toEqual(before);
    await undoOf(screen.today, 'Omeprazole').click();
    await expect(takenOf(screen.today, 'Omeprazole')).toBeFocused();
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  await test.step('one without a response is open again, and says why in its row', async () => {
    await page.route(logCall, (route) => route.abort());
    await takenOf(screen.today, 'Valproate').click();
    const row = screen.today.getByRole('listitem').filter({ hasText: 'Valproate' });
    await expect(row.getByRole('alert')).toHaveText(`Valproate: ${unreached}`);
    await expect(takenOf(screen.today, 'Valproate')).toBeEnabled();
    await page.unroute(logCall);
    await takenOf(screen.today, 'Valproate').click();
    await expect(row.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => notedToday(page)).toEqual(['Valproate taken']);
  });

  await test.step('then it is done', async () => {
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Valproate');
    await expect(screen.group('Now')).not.toContainText('Valproate');
  });
});

test('§3 doses show nothing before they are loaded, and a notice when they may be out of date', async ({
  page,
}) => {
  const nothing = page.getByText(/^No medicines are due (today|tonight)/);
  const never = page.getByText('None in the last 2 days');
  const record = page.getByRole('button', { name: 'Record a dose of Paracetamol' });
  const levetiracetam = await putMedicine(page);
  await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
  const screen = medicinesPage(page);

  await test.step('while they are loading, and when they cannot be loaded', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route(dosesCall, async (route) => {
      await answer.promise;
      await route.abort();
    });
    await screen.open();
    // The lists wait for the doses above them, which would move them.
    await expect(page.getByText('Loading your medicines…')).toBeAttached();
    await expect(nothing.or(never).or(record)).toHaveCount(0);
    answer.resolve();
    await expect(screen.today.getByRole('alert')).toHaveText(unreached);
    await expect(nothing.or(never).or(record)).toHaveCount(0);
  });

  await test.step('nor on the page of a medicine', async () => {
    await goInApp(page, `${hrefOf('medication')}?medicine=${levetiracetam.id}`);
    const parts = ['Doses', 'Doses recorded'].map((name) =>
      page.getByRole('region', { name, exact: true }),
    );
    for (const part of parts) await expect(part.getByRole('alert')).toHaveText(unreached);
    await page.unroute(dosesCall);
    for (const part of parts) await part.getByRole('button', { name: 'Try again' }).click();
    for (const part of parts) await expect(part.getByRole('alert')).toHaveCount(0);
    await expect(screen.taken).toBeVisible();
  });

  await test.step('a medicine and its stock that could not be loaded again say so', async () => {
    const stale = page.getByText(`${unreached} What you see here may be out of date.`);
    await page.route(/medications_api_gateway$/, (route) => route.abort());
    await screen.taken.click();
    await expect(stale).toBeVisible();
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('out of date');
    await page.unroute(/medications_api_gateway$/);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
    await expect(stale).toHaveCount(0);
  });

  await test.step('what was loaded before says that it may be old, and one more dose is asked about', async () => {
    await expect(never).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Paracetamol');
    await page.route(dosesCall, (route) => route.abort());
    await record.click();
    await expect(screen.today.getByRole('alert')).toContainText(
      `${unreached} What you see here may be out of date.`,
    );
    await expect(screen.dialog).toContainText('Your last dose could not be checked just now.');
    await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await page.unroute(dosesCall);
    await screen.today.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.today.getByRole('alert')).toHaveCount(0);
    expect(await notedToday(page)).toEqual(['Levetiracetam taken']);
  });
});

test('§3 yesterday’s evening dose is recorded this morning, on Medication and on its own page, and corrected', async ({
  page,
}) => {
  const day = await liveAt(page, 9);
  const [yesterday, before] = [addDays(day, -1), addDays(day, -2)];
  const evening = (name: string) => {
    const phase = {
      seq: 1,
      start: { date: addDays(day, -3) },
      length: { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: 'evening', at: '21:00', parts: [{ strength: '140 mg', count: 2 }] }],
    };
    const schedule = { effective_from: addDays(day, -3), phases: [phase] };
    return putMedicine(page, { name, schedule });
  };
  const temozolomide = await evening('Temozolomide');
  await evening('Ondansetron');
  await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
  const states = (of: string) => doseStates(page, 'Temozolomide', of);
  const screen = medicinesPage(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const shortly = (of: string) => named(of).replace(/ \d{4}$/, '');
  const taken = page.getByRole('button', { name: 'Record as taken at 21:00: Temozolomide' });
  await screen.open();

  await test.step('from today to yesterday, which stands in the address', async () => {
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await expect(heading(`Yesterday, ${shortly(yesterday)}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`day=${yesterday}`));
    await expect(taken).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(heading(`Today, ${shortly(day)}`)).toBeVisible();
    await page.goForward();
  });

  await test.step('one tap records the planned time, and another as it was', async () => {
    await taken.click();
    await expect(page.getByRole('button', { name: 'Undo: Temozolomide, 21:00' })).toBeEnabled();
    await expect.poll(() => states(yesterday)).toEqual(['taken 21:00']);
    await page.getByRole('button', { name: 'Another time for Ondansetron, 21:00' }).click();
    await expect(screen.dialog.getByRole('radio', { name: /^Yesterday/ })).toBeChecked();
    await medicineForm(page).time('Time', '20:15');
    await screen.dialog.getByRole('button', { name: 'Record as taken' }).click();
    await expect.poll(() => doseStates(page, 'Ondansetron', yesterday)).toEqual(['taken 20:15']);
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Taken yesterday at 21:00');
    await expect(screen.group('Done')).toContainText('Taken yesterday at 20:15');
  });

  await test.step('a dose as needed is added with its time', async () => {
    await page.getByRole('button', { name: 'Record a dose of Paracetamol' }).click();
    await medicineForm(page).time('Time', '17:30');
    await screen.dialog.getByRole('button', { name: 'Record as taken' }).click();
    await expect(screen.group('Done')).toContainText('Taken yesterday at 17:30');
  });

  await test.step('a recorded dose is corrected later', async () => {
    await page
      .getByRole('button', { name: 'Change or undo the record for Temozolomide, 21:00' })
      .click();
    await page.getByRole('button', { name: 'Undo this record' }).click();
    await expect(taken).toBeFocused();
    await expect.poll(() => states(yesterday)).toEqual([]);
  });

  await test.step('the medicine’s own page has its days too', async () => {
    await goInApp(page, `${hrefOf('medication')}?medicine=${temozolomide.id}`);
    const part = page.getByRole('region', { name: 'Doses', exact: true });
    await expect(part).toContainText(`Today, ${shortly(day)}`);
    await part.getByRole('button', { name: 'Another day' }).click();
    await medicineForm(page).date('Day', before);
    await page.getByRole('button', { name: 'Show this day' }).click();
    await expect(part).toContainText(named(before));
    await part.getByRole('button', { name: 'Record as taken at 21:00: Temozolomide' }).click();
    await expect.poll(() => states(before)).toEqual(['taken 21:00']);
    await expect(page.getByRole('region', { name: 'Doses recorded' })).toContainText(
      '1 of 3 doses recorded as taken',
    );
    await part.getByRole('button', { name: 'Undo: Temozolomide, 21:00' }).click();
    await expect.poll(() => states(before)).toEqual([]);
    await part.getByRole('button', { name: 'Skip Temozolomide, 21:00' }).click();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect.poll(() => states(before)).toEqual(['skipped']);
    await part.getByRole('button', { name: 'Back to today' }).click();
    await expect(page.getByRole('heading', { name: 'Doses', exact: true })).toBeFocused();
    await expect(part).toContainText(`Today, ${shortly(day)}`);
  });

  await test.step('a coming day shows what is planned, with nothing to record', async () => {
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await page.getByRole('button', { name: 'Another day' }).click();
    await medicineForm(page).date('Day', addDays(day, 1));
    await page.getByRole('button', { name: 'Show this day' }).click();
    await expect(heading(`Tomorrow, ${shortly(addDays(day, 1))}`)).toBeVisible();
    await expect(screen.group('Planned')).toContainText(/21:00.*Ondansetron.*2\s×\s140\smg/);
    await expect(screen.taken.or(screen.skip)).toHaveCount(0);
  });
});

test('§3 after a move to another zone an earlier dose keeps the clock that it was planned by, and names the place', async ({
  page,
}) => {
  await chooseZone(page, { time_zone: 'Europe/Berlin' });
  const day = addDays(today(), -2);
  await putMedicine(page, { schedule: dailyAt(addDays(day, -1), '21:00') });
  await putMedicine(page, { name: 'Ondansetron', schedule: dailyAt(addDays(day, -1), '21:00') });
  await chooseZone(page, { time_zone: 'America/New_York' });
  const screen = medicinesPage(page);
  await page.goto(`${hrefOf('medication')}?day=${day}`);
  const time = page.getByRole('heading', { level: 4, name: '21:00 Berlin time' });
  await expect(time).toBeVisible();
  await page
    .getByRole('button', { name: 'Record as taken at 21:00 (Berlin time): Levetiracetam' })
    .click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Taken at 21:00 (Berlin time)' }),
  ).toBeVisible();
  await expect.poll(() => doseStates(page, 'Levetiracetam', day)).toEqual(['taken 21:00']);

  await page
    .getByRole('button', { name: 'Another time for Ondansetron, 21:00 (Berlin time)' })
    .click();
  await expect(screen.dialog).toContainText('Time (Berlin time)');
  await medicineForm(page).time('Time', '20:15');
  await screen.dialog.getByRole('button', { name: 'Record as taken' }).click();
  await expect.poll(() => doseStates(page, 'Ondansetron', day)).toEqual(['taken 20:15']);
  await leaveRows(page);
  await expect(screen.group('Done')).toContainText(/Taken .*at 21:00 \(Berlin time\)/);
  await expect(screen.group('Done')).toContainText(/Taken .*at 20:15 \(Berlin time\)/);
});

test('§3 after midnight the days are called by their weekdays, on the screens and in the dialogs', async ({
  page,
}) => {
  const day = await liveAt(page, 1);
  const weekday = (of: string): string => named(of).split(' ')[0] ?? '';
  const [now, evening, before] = [day, addDays(day, -1), addDays(day, -2)].map(weekday);
  await putMedicine(page, { schedule: dailyAt(addDays(day, -3), '23:50') });
  await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
  const cycle = await putMedicine(page, cycleFrom(day, '23:55'));
  const near = /\b(today|yesterday|tomorrow)\b/i;
  const screen = medicinesPage(page);
  await screen.open();
  await expect(screen.today.getByRole('heading', { level: 2 })).toHaveText(
    `Still ${named(addDays(day, -1)).replace(/ \d{4}$/, '')}`,
  );
  await expect(screen.today).toContainText(
    `It is after midnight. We show ${evening}’s list until 03:00.`,
  );
  await expect(screen.group('Now')).toContainText('23:50');
  await expect(screen.today).toContainText(`After that: Levetiracetam, ${now} at 23:50`);
  await expect(screen.today).not.toContainText(near);

  await screen.later.click();
  await expect(screen.dialog).toContainText(new RegExp(`due again on ${now} at 0[12]:\\d\\d`));
  await expect(screen.dialog).not.toContainText(near);
  await screen.dialog.getByRole('button', { name: 'I took it at another time' }).click();
  await expect(screen.dialog.getByRole('radio')).toHaveCount(2);
  await expect(screen.dialog).toContainText(`${evening} `);
  await expect(screen.dialog).not.toContainText(near);
  // Back to “Later”, then back to the list.
  await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(screen.dialog.getByRole('radio')).toHaveCount(0);
  await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(screen.dialog).toBeHidden();

  await page.getByRole('button', { name: before, exact: true }).click();
  await expect(page.getByRole('button', { name: `Back to ${evening}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: `${before} ` })).toBeVisible();

  await page.getByRole('button', { name: `Back to ${evening}` }).click();
  await page.getByRole('link', { name: 'Levetiracetam' }).first().click();
  const doses = page.getByRole('region', { name: 'Doses', exact: true });
  await expect(page.getByRole('main')).toContainText(`After that: ${now} at 23:50`);
  await expect(doses).toContainText(`Still ${evening} `);
  await expect(doses).not.toContainText(near);

  await goInApp(page, `${hrefOf('medication')}?medicine=${cycle.id}`);
  await expect(page.getByText(`Next: ${now} at 23:55`)).toBeVisible();
  await expect(page.getByText(`Cycle 1 of 6, day 1 of 28: a dose on ${now}`)).toBeVisible();

  await goInApp(page, hrefOf('dashboard'));
  const { region } = todayPage(page);
  await expect(region).toContainText(`Still ${evening} `);
  await expect(region).toContainText(
    `It is after midnight. We show ${evening}’s list until 03:00.`,
  );
  await expect(region).toContainText('23:50 · 1 medicine');
  await expect(region).toContainText(`${now} at 23:50 · 1 medicine`);
  await expect(region).toContainText(`See all of ${evening}’s medicines`);
  await expect(region).not.toContainText(near);

  await goInApp(page, hrefOf('medication'));
  await screen.taken.click();
  await expect(screen.group('Recorded')).toContainText(new RegExp(`Taken on ${now} at 0[12]:`));
  await expect(screen.undo).toBeEnabled();
  await leaveRows(page);
  await expect(screen.group('Done')).toContainText(new RegExp(`Taken on ${now} at 0[12]:`));
  await expect(screen.today).toContainText('All doses are recorded.');
  await expectAccessible(page);
});
