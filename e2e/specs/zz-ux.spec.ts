import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { test } from '../fixtures.ts';
import { chooseLargestText } from '../large-text.ts';
import { eventForm, eventPage, letter, putEvent } from '../pages/event-pages.ts';
const day = (n: number) => addDays(dateAt(Date.now(), 'Europe/London'), n);
for (const [width, size] of [[390, '100'], [390, '150'], [1440, '100']] as const) {
  test(`shots ${width} ${size}`, async ({ page, product }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const who = await product.signIn(page);
    if (size === '150') await chooseLargestText(page, who);
    const some = [
      { event_type: 'Scan', title: 'MRI of the head', start: `${day(-400)}T09:30`, status: 'done' },
      { event_type: 'Scan', title: 'CT of the chest', start: `${day(-40)}T09:30`, status: 'done' },
      { event_type: 'Tests', title: 'Blood count', start: `${day(-3)}T08:20`, status: 'missed' },
      { event_type: 'Tests', title: 'Blood count', start: `${day(-200)}T08:20`, status: 'done' },
      { event_type: 'Appointment', title: 'Oncology clinic', start: `${day(2)}T10:30`, end: `${day(2)}T11:15` },
      { event_type: 'Appointment', title: 'Eye clinic', start: `${day(0)}T10:30`, end: `${day(0)}T11:15` },
      { event_type: 'Rehab', title: 'Speech therapy', start: `${day(9)}T13:30`, status: 'cancelled' },
      { event_type: 'Results', title: 'MRI report', start: `${day(-40)}T15:00` },
      { event_type: 'Treatment', title: 'Radiotherapy', start: `${day(-120)}T00:00`, end: `${day(-60)}T00:00`, all_day: true },
      ...[1, 2, 3, 4, 5].map((h) => ({ title: `Scan ${h}`, start: `${day(5)}T1${h}:00` })),
    ];
    await Promise.all(some.map((each) => putEvent(page, each)));
    const shot = async (name: string, fullPage = true) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/ux/shots/${name}-${width}-${size}.png`, fullPage }); };
    for (const [name, q] of [['list', ''], ['line', '?view=timeline'], ['lineq', '?view=timeline&zoom=quarter'], ['cal', '?view=calendar'], ['week', '?view=calendar&mode=week']] as const) {
      await page.goto(`/timelines${q}`); await page.locator('main h2').first().waitFor(); await shot(name);
    }
    await page.goto('/timelines?view=timeline');
    await page.getByRole('button', { name: /^Scan: \d/ }).first().click({ timeout: 4000 }).catch(() => undefined); await shot('numlist', false);
    const event = await putEvent(page, { start: `${day(-1)}T10:30`, end: `${day(-1)}T11:15`, title: 'Check-up', preparation: 'Nothing to eat', practitioner: 'Dr. Berg' });
    const screen = eventPage(page);
    await screen.open(event);
    await eventForm(page).files.setInputFiles(letter);
    await screen.file('Letter.pdf').waitFor();
    await screen.status('Done').click();
    await screen.undo.waitFor();
    await shot('event');
    await screen.remove.click(); await shot('delete', false); await screen.confirmRemove.click(); await screen.undo.waitFor(); await shot('undo', false);
    const form = eventForm(page);
    await form.open(); await form.choose('Appointment'); await form.today.click(); await shot('form');
    await page.getByRole('button', { name: 'Calendar' }).click(); await shot('picker', false);
  });
}
