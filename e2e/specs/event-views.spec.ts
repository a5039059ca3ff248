import { hrefOf } from '@caretrail/contract/access/routes';
import { dateAt, instantOf } from '@caretrail/contract/time/zoned';
import { addDays } from '@caretrail/contract/time/days';
import { insertManyEvents } from '@caretrail/server/testing/many-events';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { Page, Route } from '@playwright/test';
import { comingYear, named } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { tooSmall } from '../measure-page.ts';
import { anyOf, putEvent } from '../pages/event-pages.ts';
import { eventViews } from '../pages/event-views.ts';

test.use({ isAwake: true });

/** The days around which the clocks change; for other zones, and half hours, the contract's placing.test.ts. */
const [zone, changes] = ['Europe/Berlin', ['2026-03-29', '2026-10-25']] as const;

/** Events at the edges of a day: the title says which days they are on. */
const edgesOf = (day: string) => {
  const [before, next] = [addDays(day, -1), addDays(day, 1)];
  const event = (title: string, start: string, end: string | null, days: string[], more = {}) => ({
    body: { title: `${title} ${day}`, start, end, time_zone: zone, ...more },
    days,
  });
  return [
    event('Until midnight', `${before}T23:00`, `${day}T00:00`, [before]),
    event('Over midnight', `${before}T23:30`, `${day}T00:01`, [before, day]),
    // Skipped by the clocks in spring, there twice in autumn.
    event('In the changed hour', `${day}T02:15`, `${day}T02:45`, [day], { event_type: 'Tests' }),
    event('At the last minute', `${day}T23:59`, null, [day], { event_type: 'Results' }),
    event('Three days', `${before}T00:00`, `${next}T00:00`, [before, day, next], {
      all_day: true,
      event_type: 'Treatment',
    }),
  ];
};

/** Navigates to another view of the open app, without loading it again. */
const show = (page: Page, query: string) => goInApp(page, `${hrefOf('timelines')}${query}`);

/** The list is open. It retries until everything has loaded. */
async function expectAgreement(page: Page, change: string): Promise<void> {
  const views = eventViews(page);
  const edges = edgesOf(change);
  const firstDays = edges.map(({ body, days }) => [body.title, named(days[0] ?? '')]);
  await expect.poll(() => views.daysInList()).toMatchObject(Object.fromEntries(firstDays));

  await show(page, `?view=timeline&zoom=month&around=${change}`);
  const alone = firstDays.slice(2);
  // Two that are too close for the line are one mark with their number.
  const together = new RegExp(`^Scan: 2 events.*${Number(addDays(change, -1).slice(8))}`);
  await expect
    .poll(() => views.marksOnLine())
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(together),
        ...alone.map(([title, day]) => expect.stringMatching(`${title}.*${day}`)),
      ]),
    );

  await show(page, `?view=calendar&date=${change}`);
  const allDays = edges.map(({ body, days }) => [body.title, days.map(named)]);
  await expect.poll(() => views.daysInMonth()).toEqual(Object.fromEntries(allDays));
}

/** Today begins at midnight in the viewer's zone. */
async function expectToday(page: Page, day: string): Promise<void> {
  const views = eventViews(page);
  for (const [clock, today] of [
    [`${day}T23:59`, day],
    [`${addDays(day, 1)}T00:00`, addDays(day, 1)],
  ] as const) {
    await page.clock.setFixedTime(instantOf(clock, zone));
    await views.open();
    const [weekday = '', number = '', month = ''] = named(today).split(' ');
    const words = `Today, ${weekday} ${number} ${month}`;
    await expect(page.getByRole('heading', { level: 3, name: words })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Earlier' }).getByText('Blood count'),
    ).toHaveCount(today === day ? 0 : 1);
    await show(page, '?view=calendar');
    await expect(page.locator('main td [aria-current="date"]')).toHaveAccessibleName(
      new RegExp(`^${words}`),
    );
  }
}

test.describe(`in ${zone}`, () => {
  test.use({ timezoneId: zone });

  test(`§2.5 the list, the line and the calendar agree around ${changes.join(' and ')}, and about today`, async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    const edges = changes.flatMap((change) => edgesOf(change));
    await Promise.all(edges.map(({ body }) => putEvent(page, body)));
    await eventViews(page).open();
    for (const change of changes) {
      await show(page, '');
      await test.step(`around ${change}`, () => expectAgreement(page, change));
    }
    const day = dateAt(Date.now(), zone);
    // All day: one with a time moves to “Earlier” as soon as it is over.
    const allDay = { start: `${day}T00:00`, all_day: true, time_zone: zone };
    await putEvent(page, { title: 'Blood count', ...allDay });
    await test.step('today', () => expectToday(page, day));
  });
});

/** One of many kinds, around today. */
async function putSome(page: Page): Promise<void> {
  const day = (count: number): string => addDays(dateAt(Date.now(), 'Europe/London'), count);
  const some = [
    { event_type: 'Scan', title: 'MRI of the head', start: `${day(-40)}T09:30`, status: 'done' },
    { event_type: 'Tests', title: 'Blood count', start: `${day(-3)}T08:20`, status: 'missed' },
    {
      event_type: 'Appointment',
      title: 'Oncology clinic',
      start: `${day(0)}T00:00`,
      all_day: true,
    },
    { event_type: 'Rehab', title: 'Speech therapy', start: `${day(9)}T13:30`, status: 'cancelled' },
    { event_type: 'Results', title: 'MRI report', start: `${day(-40)}T15:00` },
    {
      event_type: 'Treatment',
      title: 'Radiotherapy',
      start: `${day(-20)}T00:00`,
      end: `${day(20)}T00:00`,
      all_day: true,
    },
    ...[1, 2, 3, 4, 5].map((hour) => ({ title: `Scan ${hour}`, start: `${day(5)}T1${hour}:00` })),
  ];
  await Promise.all(some.map((each) => putEvent(page, each)));
}

/** Black on white, without what can only be pressed. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Create', 'Filters', 'Previous month', /^Add event/, /^Show/]) {
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText(/· printed on/)).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return [backgroundColor, getComputedStyle(document.body).color];
    }),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

/** Every view is axe-clean in both themes, at 320 px, large enough; list and calendar are printed. */
async function expectViews(page: Page): Promise<void> {
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  const printed = [
    ['', page.getByRole('region', { name: 'Earlier' })],
    ['?view=calendar', pressed('Month')],
    ['?view=calendar&mode=week', pressed('Week')],
  ] as const;
  const others = [
    ['?view=timeline', pressed('All')],
    ['?view=timeline&zoom=month', pressed('1 month')],
    ['?view=calendar&mode=agenda', pressed('Agenda')],
  ] as const;
  for (const [query, isThere] of [...printed, ...others]) {
    await test.step(query || 'the list', async () => {
      await show(page, query);
      await expect(isThere).toBeVisible();
      await expectAccessible(page);
      expect(await tooSmall(page)).toEqual([]);
      if (printed.some(([each]) => each === query)) await expectPrinted(page);
    });
  }
}

async function goAlongTheLine(page: Page): Promise<void> {
  const { heading } = eventViews(page);
  const line = page.getByRole('group', { name: /^Timeline/ });
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed.getByText('1 month')).toBeVisible();
  const focused = page.locator('main [data-lane]:focus');
  await line.locator('[data-lane]').first().focus();
  await expect(focused).toHaveAccessibleName(/^Appointment: Oncology clinic/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Scan: 5 events/);
  // Past the last of the lane it goes on to earlier days.
  const days = await heading.innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(heading).not.toHaveText(days);
  await page.keyboard.press('-');
  await expect(pressed.getByText('All', { exact: true })).toBeVisible();
  await page.keyboard.press('+');
  await expect(pressed.getByText('1 month')).toBeVisible();
}

test('§2.5 the list in its order, its rows and their filter; the line by keyboard, its numbers, as text', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putSome(page);
  const views = eventViews(page);
  await views.open();
  const event = (title: string) => page.getByRole('heading', { level: 1, name: title });

  await test.step('the list has today first, what comes soonest first, what was newest first', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Coming up', 'Earlier']);
    await expect(page.locator('main li .text-action')).toHaveText([
      'Radiotherapy',
      'Oncology clinic',
      'Scan 1',
      'Scan 2',
      'Scan 3',
      'Scan 4',
      'Scan 5',
      'Speech therapy',
      'Blood count',
      'MRI of the head',
      'MRI report',
    ]);
    await expect(views.row(/Radiotherapy.*Day 21 of 41/)).toBeVisible();
    await expect(views.row(/Speech therapy.*Cancelled/)).toBeVisible();
    await expect(page.getByRole('status').getByText('11 events')).toBeVisible();
  });

  await test.step('a row is one link to its event, and Back leads to the same filter', async () => {
    await show(page, '?type=Tests');
    await expect(page.getByRole('status').getByText('1 event', { exact: true })).toBeVisible();
    await views.row('Blood count').click();
    await expect(event('Blood count')).toBeVisible();
    await page.goBack();
    await expect(views.row('Blood count')).toBeVisible();
    await expect(views.row('MRI report')).toHaveCount(0);
  });

  await test.step('by keyboard: along a lane, to another, closer and wider', async () => {
    await show(page, '?view=timeline&zoom=month');
    await goAlongTheLine(page);
  });

  await test.step('a number opens the list of its events, and the days in sight stay', async () => {
    await show(page, '?view=timeline');
    const number = page.getByRole('button', { name: /^Scan: 5 events/ });
    await number.click();
    const list = page.getByRole('dialog', { name: /^Scan: 5 events/ });
    await expect(list.getByRole('link')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(number).toBeFocused();
    await expect(page.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    await number.click();
    await list.getByRole('link', { name: 'Scan 5' }).click();
    await expect(event('Scan 5')).toBeFocused();
  });

  await test.step('the line can be read as text, lane by lane', async () => {
    await page.goBack();
    await page.getByText('Show as text').click();
    await expect(page.getByRole('heading', { level: 3, name: 'Scan: 6 events' })).toBeVisible();
    await page.getByRole('link', { name: /: Speech therapy \(Cancelled\)$/ }).click();
    await expect(event('Speech therapy')).toBeVisible();
  });

  await test.step('§2.5 every view is axe-clean in both themes, at 320 px, large enough; list and calendar are printed black on white, without what can only be pressed', () =>
    expectViews(page));
});

test('§2.5 far ahead and far back: the list goes there, its part says nothing about today, the line looks closer', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const ahead = { event_type: 'Tests' };
  await putEvent(page, { title: 'Long ago', start: '2021-02-03T09:00' });
  await putEvent(page, { title: 'Last year', start: '2025-02-03T09:00' });
  await putEvent(page, { title: 'In March', start: `${comingYear}-03-05T09:00`, ...ahead });
  await putEvent(page, { title: 'In May', start: `${comingYear}-05-05T09:00`, ...ahead });
  const views = eventViews(page);
  await views.open();

  await test.step('says nothing about today while it shows only a part', async () => {
    await expect(page.getByText('No events today.')).toBeVisible();
    await show(page, '?type=Tests');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Coming up']);
    await expect(views.row('In March')).toBeVisible();
    await expect(page.getByText('No events today.')).toHaveCount(0);
    await show(page, '?type=Scan');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Earlier']);
  });

  await test.step('goes ahead to a month that comes', async () => {
    await show(page, '');
    await page.getByLabel('Go to').selectOption({ label: `May ${comingYear}` });
    await expect(views.heading).toHaveText(`May ${comingYear} and later`);
    await expect(views.row('In May')).toBeVisible();
    await expect(views.row('In March')).toHaveCount(0);
    await page.goBack();
    await expect(views.row('In March')).toBeVisible();
  });

  await test.step('goes far back, and the address keeps it', async () => {
    await page.getByLabel('Go to').selectOption({ label: '2021' });
    await expect(views.heading).toHaveText('2021 and earlier');
    await expect(views.row('Last year')).toHaveCount(0);
    await page.reload();
    await expect(views.row('Long ago')).toBeVisible();
    await page.goBack();
    await expect(views.row('Last year')).toBeVisible();
  });

  await test.step('on the line + looks closer at the event with the focus, which keeps it', async () => {
    await show(page, '?view=timeline');
    const mark = views.row(/^Scan: Long ago/);
    await mark.focus();
    for (const zoom of ['1 year', '3 months', '1 month']) {
      await page.keyboard.press('+');
      await expect(page.getByRole('button', { name: zoom, pressed: true })).toBeVisible();
      await expect(mark).toBeFocused();
    }
    await expect(views.heading).toContainText('February 2021');
  });
});

// How it is with 20,000 is measured in bench/.
test('§2.5 2,000 events: a slice is shown, more comes on request, Back from an event leads to its row, and the search finds among all', async ({
  page,
  product,
  server,
}) => {
  const { id } = await product.signIn(page);
  await insertManyEvents(server, id, 2000);
  const views = eventViews(page);
  await views.open();
  const count = (text: string) => page.getByRole('status').getByText(text);
  await expect(count('2,000 events')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Earlier' }).getByRole('link');
  const more = page.getByRole('button', { name: 'Show 100 more earlier events' });
  const focused = page.locator('main [data-event]:focus');
  await expect(more).toBeAttached();
  // Of the slice, those near the window are drawn.
  expect(await rows.count()).toBeLessThan(100);
  await more.click();
  await expect(rows.and(page.locator(':focus'))).toBeInViewport();
  // The first of the rows that came: only what is near the window is drawn.
  const added = (await focused.getAttribute('data-event')) ?? '';
  const row = rows.and(page.locator(`[data-event="${added}"]`));
  const href = (await row.getAttribute('href')) ?? '';
  const same = page.locator(`main a[href="${href}"]`);
  for (const [title, all, back] of [
    ['Elsewhere', '2,001 events', () => page.getByRole('link', { name: 'Back to events' }).click()],
    ['Later', '2,002 events', () => page.goBack()],
  ] as const) {
    await row.click();
    await expect(page.getByRole('link', { name: 'Back to events' })).toBeVisible();
    await putEvent(page, { title });
    const answer = Promise.withResolvers<void>();
    const hold = (route: Route) => answer.promise.then(() => route.continue());
    await page.route(anyOf(timelinesEndpoints.list.path), hold, { times: 1 });
    await back();
    await expect(same).toBeFocused();
    await expect(same).toBeInViewport();
    // The list reloads at the same time, and must not remove the row.
    const drawn = await same.elementHandle();
    answer.resolve();
    await expect(count(all)).toBeAttached();
    expect(await drawn?.evaluate((each) => each.isConnected)).toBe(true);
    await expect(same).toBeFocused();
    await expect(same).toBeInViewport();
  }

  await page.getByRole('searchbox').pressSequentially('seizure');
  await expect(count('500 events')).toBeVisible();
  await page.goBack();
  await expect(count('2,002 events')).toBeVisible();
});

test(
  '§2.5 the line on a phone begins above the fold, and the calendar opens on the same month',
  { tag: '@phone' },
  async ({ page, product }) => {
    await product.signIn(page);
    await putSome(page);
    const views = eventViews(page);
    await views.open('?view=timeline&zoom=month');
    const main = page.getByRole('main');
    await expect(main.getByText('Today', { exact: true }).last()).toBeInViewport();
    await expect(page.locator('main [data-lane]').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Calendar' }).click();
    const chosen = page.locator('main td [aria-pressed="true"]');
    await expect(chosen).toHaveCount(1);
    // Today may be among the days around the month.
    await expect(chosen).not.toHaveAttribute('aria-current', 'date');
    const today = page.locator('main td [aria-current="date"]');
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    // How many there are, not coloured dots: the treatment and the clinic.
    await expect(today.getByText('2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect(page.locator('main li[aria-current]')).toBeInViewport();
  },
);

test('§2.5 the calendar: its address is kept, a full day opens, by keyboard from day to day', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putEvent(page, { title: 'First of March', start: '2027-03-01T09:00' });
  await putEvent(page, { title: 'In March', start: '2027-03-03T09:00' });
  for (const hour of [1, 2, 3, 4, 5]) {
    await putEvent(page, { title: `Scan ${hour}`, start: `2027-03-05T1${hour}:00` });
  }
  const views = eventViews(page);
  await views.open('?view=calendar&type=Scan&date=2027-02-26');

  await test.step('view, filter, mode and date survive a reload and Back', async () => {
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await expect(views.heading).toHaveText('22 to 28 February 2027');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(views.row('In March')).toBeVisible();
    await page.reload();
    await expect(views.row('In March')).toBeVisible();
    await expect(views.heading).toHaveText('1 to 7 March 2027');
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('1');
    await page.goBack();
    await expect(views.heading).toHaveText('22 to 28 February 2027');
    await page.goBack();
    await expect(views.heading).toHaveText('February 2027');
  });

  await test.step('a full day shows three events and opens for the rest', async () => {
    await show(page, '?view=calendar&date=2027-03-01');
    await expect(views.row(/Scan \d/).filter({ visible: true })).toHaveCount(3);
    await page.getByRole('button', { name: '+2 more on Friday 5 March 2027' }).click();
    await expect(page.getByRole('heading', { name: 'Friday 5 March 2027' })).toBeFocused();
    await expect(
      page.getByRole('region', { name: 'Friday 5 March 2027' }).getByRole('link'),
    ).toHaveCount(5);
  });

  await test.step('by keyboard: over the end of a month, into a day, to a new event', async () => {
    await show(page, '?view=calendar&date=2027-02-28');
    await expect(views.heading).toHaveText('February 2027');
    await views.day(/^Sunday 28 February 2027/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(views.day('Monday 1 March 2027, 1 event')).toBeFocused();
    await expect(views.heading).toHaveText('March 2027');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Monday 1 March 2027' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/new=&day=2027-03-01/);
  });
});
