import { hrefOf } from '@caretrail/contract/access/routes';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { pdf } from '@caretrail/server/testing/sample-files';
import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';
import { ask } from '../ask-past-screen.ts';
import { comingYear } from '../coming-days.ts';

/** The path of a call with any id in it, to intercept it. */
export const anyOf = (path: string): string => `**${path.replaceAll(/\{\w+\}/g, '*')}`;

/** §8 "the error message" of a call that got no response. */
export const unreached = 'Caretrail could not be reached. Check your connection and try again.';

export const letter = { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: pdf() };

/** An event created without the screen, as from another device. On 5 March by default. */
export const putEvent = (page: Page, changes: object = {}): Promise<TimelineEvent> =>
  ask(page, 'POST', timelinesEndpoints.create.path, {
    event_type: 'Scan',
    title: 'MRI of the head',
    start: `${comingYear}-03-05T09:30`,
    time_zone: 'Europe/London',
    ...changes,
  });

/** What the server holds now. */
export const eventsOf = async (page: Page): Promise<TimelineEvent[]> =>
  (await ask<{ data: TimelineEvent[] }>(page, 'GET', timelinesEndpoints.list.path)).data;

export const eventAddress = (id: string): string => `${hrefOf('timelines')}?event=${id}`;

/** The form of an event. */
export const eventForm = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(`${hrefOf('timelines')}?new=`);
    await expect(page.getByRole('heading', { level: 1, name: 'Add an event' })).toBeVisible();
  },
  edit: async (id: string): Promise<void> => {
    await page.goto(`${eventAddress(id)}&edit=`);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit event' })).toBeVisible();
  },
  // The radio itself is hidden; its card is what the user presses.
  choose: async (type: string): Promise<void> => {
    const card = page.getByRole('radio', { name: type, exact: true }).locator('xpath=..');
    const fold = page.getByText(/^Type: .* Change it$/);
    // Once chosen, the types are folded.
    if (await fold.isVisible()) await fold.click();
    await card.click();
  },
  title: page.getByLabel('Title'),
  today: page.getByRole('button', { name: 'Today' }),
  allDay: page.getByRole('checkbox', { name: 'All day' }),
  notes: page.getByLabel('Notes'),
  more: page.getByText('Add more details'),
  save: page.getByRole('button', {
    name: /^(Save (event|appointment|seizure|symptom|note)|Save changes|Saving…)$/,
  }),
  stop: page.getByRole('button', { name: 'Cancel upload' }),
  files: page.getByLabel('Choose files'),
  photo: page.getByLabel('Take a photo'),
  /** What is wrong, above the form. A toast is outside of the page's main part. */
  alert: page.getByRole('main').getByRole('alert'),
  part: (field: string, part: 'day' | 'month' | 'year' | 'hour' | 'minute') =>
    page.getByRole('spinbutton', { name: `${part}, ${field}` }),

  /** “All day” is among the details of most types. */
  async showMore(): Promise<void> {
    if (!(await this.more.locator('xpath=..').evaluate((fold) => fold.hasAttribute('open'))))
      await this.more.click();
  },
  /** The least that can be saved. */
  async fill(title: string, type = 'Scan'): Promise<void> {
    await this.choose(type);
    await this.title.fill(title);
    await this.today.click();
    await this.showMore();
    await this.allDay.check();
  },
});

/** The page of one event. */
export const eventPage = (page: Page) => ({
  open: async ({ id, title }: { id: string; title: string }): Promise<void> => {
    await page.goto(eventAddress(id));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  heading: (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }),
  edit: page.getByRole('link', { name: 'Edit', exact: true }),
  remove: page.getByRole('button', { name: 'Delete', exact: true }),
  confirmRemove: page.getByRole('button', { name: 'Delete event' }),
  undo: page.getByRole('button', { name: 'Undo' }),
  file: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  status: (name: string) =>
    page.getByRole('group', { name: 'Did it happen?' }).getByRole('button', { name }),
});

/** §7 §8: the toast of a success or a failure. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.locator('[popover]').getByText(text, { exact: true })).toBeVisible();
