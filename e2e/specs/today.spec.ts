/// <reference lib="dom" />
import { newEntryHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { zoneAt } from '@caretrail/server/testing/medications';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { chooseComfort } from '../choose-comfort.ts';
import { goInApp } from '../go-in-app.ts';
import { boxOf, isOver } from '../overlap.ts';
import { anyOf, putEvent, unreached } from '../pages/event-pages.ts';
import { putPlace } from '../pages/location-pages.ts';
import {
  chooseZone,
  cycleFrom,
  dailyAt,
  leaveRows,
  liveAt,
  notedToday,
  noteDose,
  putMedicine,
} from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { todayPage } from '../pages/today-page.ts';

test.use({ isAwake: true });

const dashboardCall = '**/api/dashboard_api_gateway/**';

/** The line says these things, in this order. */
const expectLine = (page: Page, headings: readonly (string | RegExp)[]) =>
  expect(todayPage(page).headings).toHaveText([...headings]);

/** Fully on the screen without scrolling, and below the things before it. */
async function expectInSight(parts: readonly Locator[], height: number): Promise<void> {
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box, String(part)).not.toBeNull();
    expect(box?.y, String(part)).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(height);
  }
}

/** Everything that moves by itself, from before the first paint on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        // The observer is told after the frame.
        requestAnimationFrame(() =>
          setTimeout(() => done((window as unknown as { shifts: number }).shifts)),
        );
      }),
  );

/** Noon where the patient lives, and two medicines are due that are planned since days. */
async function putDay(page: Page): Promise<string> {
  const day = await liveAt(page, 12);
  const schedule = dailyAt(addDays(day, -2), '11:50');
  await putMedicine(page, { name: 'Dexamethasone', schedule });
  await putMedicine(page, { schedule });
  return day;
}

const anyDose = anyOf(medicationsEndpoints.logDose.path);

test.describe('at noon', () => {
  const zone = zoneAt(12, new Date());
  test.use({ timezoneId: zone });

  test(
    '§2.5 on a phone the first screen shows what is due now, what is next and the capture button, and nothing moves while it loads',
    { tag: '@phone' },
    async ({ page, product }) => {
      const user = await product.signIn(page, { first_name: 'Robin', last_name: 'Hale' });
      await chooseZone(page, { time_zone: zone });
      const [day = '', clock = ''] = localAt(Date.now() - 10 * 60_000, zone).split('T');
      const schedule = dailyAt(addDays(day, -2), clock);
      await putMedicine(page, { name: 'Dexamethasone', schedule });
      await putMedicine(page, { schedule });
      const place = await putPlace(page, { name: 'Lakeside clinic' });
      await putEvent(page, {
        event_type: 'Appointment',
        title: 'Talk about the scan',
        start: `${day}T17:30`,
        time_zone: zone,
        location_id: place.id,
        questions: ['May I drive again?', 'How long?'],
      });
      await watchShifts(page);
      // As on a slow line: everything else is drawn before.
      const { promise: isDrawn, resolve: answer } = Promise.withResolvers<void>();
      await page.route(dashboardCall, async (route) => {
        await isDrawn;
        await route.continue();
      });
      const today = todayPage(page);
      await today.open();
      await expect(page.getByText('Loading your overview…')).toBeAttached();
      answer();
      await expect(today.nextDays).toBeAttached();
      await expect(today.region).toContainText('Good afternoon, Robin');
      await expectLine(page, [`${clock} · 2 medicines`, '17:30 · Talk about the scan']);
      const next = today.item('17:30 · Talk about the scan');
      await expect(next).toContainText('Question to ask: May I drive again?');
      await expect(next).toContainText('1 more question');
      const where = next.getByText('Lakeside clinic');
      const capture = page.getByRole('button', { name: 'Add', exact: true });
      const { height } = page.viewportSize() ?? { height: 0 };
      await expectInSight(
        [
          today.region.getByText('Good afternoon, Robin'),
          today.item(`${clock} · 2 medicines`),
          next.getByRole('heading'),
          where,
          capture,
        ],
        height,
      );
      const [below, above] = [await capture.boundingBox(), await where.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await capture.tap();
      await expect(today.sheet.getByRole('link', { name: 'Record a seizure' })).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.05);
      await expectAccessible(page);

      /** One tap for both, and Undo: what undoes is never where the tap was, and it says that it was undone. */
      const recordAndUndo = async (): Promise<void> => {
        const group = today.item(`${clock} · 2 medicines`);
        const all = group.getByRole('button', { name: /^Record all 2 as taken/ });
        const undoAll = group.getByRole('button', { name: /^Undo all 2/ });
        await all.scrollIntoViewIfNeeded();
        const tapped = await boxOf(all);
        await all.tap();
        await expect(undoAll).toBeEnabled();
        for (const undo of await group.getByRole('button', { name: /^Undo/ }).all())
          expect(isOver(await boxOf(undo), tapped), String(undo)).toBe(false);
        await expect(group).toContainText('2 of 2 taken');
        await undoAll.tap();
        await expect(all).toBeEnabled();
        await expect(group).toContainText('2 records undone');
        expect((await boxOf(all)).y).toBe(tapped.y);
        await expect.poll(() => notedToday(page)).toEqual([]);
      };
      await recordAndUndo();
      // The page of the medicine begins with what can be done about this dose.
      await today.region.getByRole('link', { name: 'Dexamethasone' }).tap();
      await expect(
        page.getByRole('button', { name: /^Record as taken: Dexamethasone/ }),
      ).toBeInViewport({ ratio: 1 });
      await chooseComfort(page, user, { size: '150', simple: true });
      await today.open();
      await recordAndUndo();
    },
  );
});

test('§2.5 one tap records all doses of a time and one undoes them; one that fails says so by its name, and what differs says why', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await product.signIn(page);
  const day = await putDay(page);
  const { phases, ...plan } = dailyAt(addDays(day, -2), '11:50');
  const slots = [{ id: 'now', at: '11:50', parts: [] }];
  await putMedicine(page, {
    name: 'Lactulose',
    dosage: '1 to 2 sachets',
    schedule: { ...plan, phases: phases.map((phase) => ({ ...phase, slots })) },
  });
  const cycle = cycleFrom(day, '11:50');
  const held = cycle.schedule.phases.map(({ pattern, ...phase }) => ({
    ...phase,
    pattern: { ...pattern, held: [1] },
  }));
  await putMedicine(page, { ...cycle, schedule: { phases: held } });
  const today = todayPage(page);
  await today.open();
  const group = today.item('11:50 · 3 medicines');
  const all = group.getByRole('button', { name: /^Record all 2 as taken/ });
  const undoAll = group.getByRole('button', { name: /^Undo all 2/ });
  await expect(all).toHaveAccessibleName('Record all 2 as taken: Dexamethasone and Levetiracetam');
  await expect(group).toContainText('The amount can vary, so record this one on its own.');
  await expect(group).toContainText(/Temozolomide.*On hold: nothing to record/);
  await expect(page.getByText('0 of 3 doses taken')).toBeVisible();
  await expectAccessible(page);
  const rows = group.locator('[data-dose]');
  /** Within the group, regardless of scrolling. */
  const places = () =>
    rows.evaluateAll((each) =>
      each.map((row) => {
        const group = row.closest('ol > li')?.getBoundingClientRect().y ?? 0;
        return Math.round(row.getBoundingClientRect().y - group);
      }),
    );
  const before = await places();

  await test.step('all with one tap, by keyboard, and undone with one', async () => {
    await all.press('Enter');
    await expect(undoAll).toBeFocused();
    await expect(undoAll).toBeEnabled();
    await expect(group).toContainText('2 of 3 taken');
    await expect(page.getByText('2 of 3 doses taken')).toBeVisible();
    await expect
      .poll(() => notedToday(page))
      .toEqual(['Dexamethasone taken', 'Levetiracetam taken']);
    expect(await places()).toEqual(before);
    const answer = Promise.withResolvers<void>();
    await page.route(anyDose, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(all).toBeFocused();
    // The undo is still on its way: a second press does nothing.
    await expect(all).toBeDisabled();
    await page.keyboard.press('Enter');
    answer.resolve();
    await expect(all).toBeEnabled();
    await page.unroute(anyDose);
    await expect.poll(() => notedToday(page)).toEqual([]);
    await expect(today.region.getByRole('status').first()).toHaveText(
      'Dexamethasone, Levetiracetam: record undone.',
    );
    expect(await places()).toEqual(before);
  });

  await test.step('one that fails is open again, by its name, and the other is recorded', async () => {
    let sent = 0;
    await page.route(anyDose, async (route) => {
      sent += 1;
      await (sent === 1 ? route.abort() : route.continue());
    });
    await all.click();
    await expect(group.getByRole('alert')).toHaveText(
      new RegExp(`^(Dexamethasone|Levetiracetam): ${unreached}`),
    );
    await expect.poll(async () => (await notedToday(page)).length).toBe(1);
    await page.unroute(anyDose);
  });

  await test.step('what is recorded folds, and opens to be corrected', async () => {
    await leaveRows(page);
    await expect(today.item('11:50 · 2 medicines')).toBeVisible();
    await today.region.getByText('Earlier today: 1 dose taken').click();
    await today.region
      .getByRole('button', { name: /^Change or undo the record for (Dexa|Leve)/ })
      .click();
    await page.getByRole('button', { name: 'Change the time' }).click();
    // Cancel leads one step back.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo this record' }).click();
    await expect(all).toBeVisible();
    await expect.poll(() => notedToday(page)).toEqual([]);
    // Its row stays, says so, and takes another record; the dose itself is due again above.
    const list = today.region
      .locator('details')
      .filter({ hasText: 'Earlier today: 0 doses taken' });
    await expect(list.getByRole('listitem')).toContainText('Not recorded');
    await expect(list.getByRole('button', { name: /^Record as taken: / })).toBeFocused();
  });
});

test.describe('in the afternoon', () => {
  const zone = zoneAt(14, new Date());
  test.use({ timezoneId: zone });

  test('§2.5 a past dose stays as “Not recorded”, a visit that is over is no longer next, and what is done folds', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await chooseZone(page, { time_zone: zone });
    const day = dateAt(Date.now(), zone);
    // Planned since yesterday: a plan that is entered now asks about nothing that is over.
    const from = addDays(day, -1);
    const morning = await putMedicine(page, { schedule: dailyAt(from, '08:00') });
    await putMedicine(page, { name: 'Omeprazole', schedule: dailyAt(from, '07:00') });
    await putMedicine(page, { name: 'Valproate', schedule: dailyAt(addDays(day, -1), '20:00') });
    const call = { title: 'Call the ward', start: `${day}T09:00`, time_zone: zone };
    await putEvent(page, { event_type: 'Appointment', ...call });
    await noteDose(page, morning, { status: 'taken', local_date: day });
    const today = todayPage(page);
    await today.open();
    await expectLine(page, ['07:00 · 1 medicine', '09:00 · Call the ward', '20:00 · 1 medicine']);
    await expect(today.item('07:00 · 1 medicine')).toContainText('Not recorded');
    await expect(today.item('09:00 · Call the ward')).toContainText('Over');
    await expect(today.item('20:00 · 1 medicine')).toContainText(/Next.*Valproate/);
    // What is due now comes before what is over and recorded.
    await expect(today.region).toContainText(
      /Nothing is due right now\..*Earlier today: 1 dose taken/,
    );
    const fold = today.region.getByText('Earlier today: 1 dose taken');
    await expect(today.region.getByText('Taken at')).toBeHidden();
    await fold.click();
    await expect(today.region.getByText(/^Taken at/)).toBeVisible();
    await today.item('07:00 · 1 medicine').locator('summary').click();
    await expect(
      today.region.getByRole('button', { name: /^Another time for Omeprazole/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await goInApp(page, hrefOf('timelines'));
    const comingUp = page.getByRole('region', { name: 'Coming up' });
    await expect(comingUp).toContainText('Nothing more today.');
    await expect(comingUp).not.toContainText('Call the ward');
    await expect(page.getByRole('region', { name: 'Earlier' })).toContainText('Call the ward');
  });
});

test('§2.5 Create asks what to add, and each choice leads to its form, by keyboard and at 390 px', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const today = todayPage(page);
  await today.open();
  const { sheet, capture } = today;
  await capture.press('Enter');
  await expect(sheet.getByRole('link')).toHaveText([
    'Record a seizure',
    'Record a symptom',
    'Record an as-needed dose',
    'Add an appointment',
    'Add a photo or a file',
    'Add a question for an appointment',
    'Add a note',
    'Add a medicine',
    'Add a treatment',
    'Add a place',
    'Add another type of event',
    'Show the emergency card',
  ]);
  await expect(sheet.getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(capture).toBeFocused();

  await test.step('each leads to its form', async () => {
    await capture.press('Enter');
    const hrefs = await sheet
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    const event = `${hrefOf('timelines')}?new=`;
    expect(hrefs).toEqual([
      newEntryHref('seizure'),
      newEntryHref('symptom'),
      `${hrefOf('medication')}#as-needed`,
      newEntryHref('appointment'),
      `${hrefOf('filesDocuments')}#add-files`,
      event,
      newEntryHref('note'),
      `${hrefOf('medication')}?new=`,
      `${hrefOf('treatments')}?new=`,
      `${hrefOf('locations')}?new=`,
      event,
      `${hrefOf('settings')}?section=card`,
    ]);
    await sheet.getByRole('link', { name: 'Add a note', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Add a note' })).toBeFocused();
    await expect(page.locator('main').getByRole('textbox').first()).toHaveAccessibleName('Notes');
    await page.getByText('Add more details').click();
    await expect(page.getByText('Type: Important Data. Change it')).toBeVisible();
    expect(page.url()).toMatch(/\/timelines\?new=&as=\d$/);
    await page.goBack();
    await today.add('Add a photo or a file');
    await expect(page.getByLabel('Choose files')).toBeFocused();
    await page.goBack();
  });

  await test.step('a question, for a new appointment or for the next visit', async () => {
    await today.add('Add a question for an appointment');
    await expect(page.getByLabel('Question 1')).toBeFocused();
    // It is asked first, and says what else is needed.
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await expect(page.getByText(/^Your question is kept with an appointment/)).toBeVisible();
    await putEvent(page, {
      event_type: 'Appointment',
      title: 'Neuro-oncology clinic',
      start: `${addDays(localAt(Date.now(), 'UTC').slice(0, 10), 1)}T10:15`,
      time_zone: 'UTC',
      questions: ['How long?'],
    });
    await today.open();
    await today.capture.click();
    await sheet.getByRole('button', { name: 'Add a question for an appointment' }).click();
    const which = page.getByRole('dialog', { name: 'Which appointment is your question for?' });
    const first = which.getByRole('link').first();
    await expect(first).toContainText('Neuro-oncology clinic');
    await expect(first).toBeFocused();
    await expectAccessible(page);
    await first.click();
    const question = page.getByLabel('Add a question');
    await expect(question).toBeFocused();
    await page.keyboard.type('May I drive again?');
    await page.getByRole('button', { name: 'Save question' }).click();
    await expect(page.getByRole('listitem').getByText('May I drive again?')).toBeVisible();
    await expect(question).toHaveValue('');
    await expect(question).toBeFocused();
    await expect(page.getByText('How long?')).toBeVisible();
  });
});

test('“Show fewer things” leaves what is due, what is next, what was taken, what needs attention, the next appointment and one button to add things', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const day = await putDay(page);
  await putMedicine(page, {
    name: 'Valproate',
    schedule: dailyAt(addDays(day, -1), '20:00'),
    stock: [{ strength: '500 mg', on_hand: 9, repeats_left: 0 }],
  });
  const morning = { name: 'Omeprazole', schedule: dailyAt(addDays(day, -1), '07:00') };
  await noteDose(page, await putMedicine(page, morning), { status: 'taken', local_date: day });
  // What changes is told the day before, in every mode.
  const [phase] = dailyAt(addDays(day, -1), '20:00').phases;
  await putMedicine(page, {
    name: 'Lamotrigine',
    schedule: {
      effective_from: addDays(day, -1),
      phases: [
        { ...phase, length: { until: day } },
        {
          ...phase,
          seq: 2,
          start: { date: addDays(day, 1) },
          slots: [{ id: 'more', at: '20:00', parts: [{ strength: '500 mg', count: 2 }] }],
        },
      ],
    },
  });
  await putEvent(page, {
    event_type: 'Appointment',
    title: 'Neuro-oncology clinic',
    start: `${addDays(day, 2)}T10:15`,
    time_zone: 'UTC',
  });
  await settingsPage(page).open('comfort', 'Text size and colours');
  await page.getByRole('checkbox', { name: 'Show fewer things' }).check();
  const today = todayPage(page);
  await goInApp(page, hrefOf('dashboard'));
  await expectLine(page, ['11:50 · 2 medicines', '20:00 · 2 medicines', 'Needs your attention']);
  await expect(today.item('20:00 · 2 medicines')).toContainText('Next:');
  await expect(
    today.region.getByRole('link', { name: 'Valproate: ask for a new prescription now' }),
  ).toBeVisible();
  await expect(today.region).toContainText(/ask for a new prescription now.*11:50 · 2 medicines/);
  await expect(today.region).toContainText('Tomorrow: Lamotrigine: from');
  await today.region.getByText('1 of 5 doses taken').click();
  await expect(today.region.getByText(/^Taken at/)).toBeVisible();
  const visit = page.getByRole('region', { name: 'Next appointment' });
  await expect(visit).toContainText('Neuro-oncology clinic');
  await expect(today.capture).toBeVisible();
  for (const gone of [today.nextDays, page.getByText('The last 14 days')])
    await expect(gone).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(today.capture).toHaveCount(0);

  await test.step('a visit of today that comes before the next doses is the next thing', async () => {
    const start = `${day}T16:00`;
    const time_zone = zoneAt(12, new Date());
    await putEvent(page, { event_type: 'Appointment', title: 'Call', start, time_zone });
    await page.reload();
    await expect(visit).toContainText('Call');
    await expect(today.item('16:00 · Call')).toContainText('Next:');
    await expect(today.item('20:00 · 2 medicines')).toBeVisible();
    await expect(today.item('20:00 · 2 medicines')).not.toContainText('Next:');
  });

  await test.step('the calendar is still there', async () => {
    await goInApp(page, hrefOf('timelines'));
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Calendar' }).click();
    await expect(page).toHaveURL(/view=calendar/);
  });
});

test('§2.5 the day follows the zone of the account, not that of the browser', async ({
  page,
  product,
}) => {
  await product.signIn(page, { first_name: 'Robin', last_name: 'Hale' });
  await liveAt(page, 7);
  await todayPage(page).open();
  await expect(todayPage(page).region).toContainText('Good morning, Robin');
  await liveAt(page, 19);
  await page.reload();
  await expect(todayPage(page).region).toContainText('Good evening, Robin');
});
