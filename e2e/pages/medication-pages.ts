import { hrefOf } from '@caretrail/contract/access/routes';
import { doseWithTotal } from '@caretrail/contract/medications/dose-total';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { patientsEndpoints } from '@caretrail/contract/patients/endpoints';
import type { PatientZone } from '@caretrail/contract/patients/schema';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { zoneAt } from '@caretrail/server/testing/medications';
import type { Locator, Page } from '@playwright/test';
import { goInApp } from '../go-in-app.ts';
import { expect } from '../expect-visible.ts';
import { ask } from '../ask-past-screen.ts';

/** Of the test users: they were never asked where they live. */
const zone = 'UTC';
export const today = (): string => dateAt(Date.now(), zone);
/** The day that doses belong to: after midnight still the day before. */
export const doseDay = (): string => doseDayAt(Date.now(), zone);
/** Ten minutes ago, but on the same day. */
const aMomentAgo = (): string => {
  const then = Date.now() - 10 * 60_000;
  const isSameDay = doseDayAt(then, zone) === doseDay();
  return isSameDay ? localAt(then, zone).slice(11) : scheduleDefaults.day_starts_at;
};

/** One dose every day from a day on. It is late after two hours, so that the minute of the test does not matter. */
export const dailyAt = (from: string, at: string) => ({
  effective_from: from,
  grace_min: 120,
  phases: [
    {
      seq: 1,
      start: { date: from },
      length: { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: 'now', at, parts: [{ strength: '500 mg', count: 1 }] }],
    },
  ],
});

/** A medicine created without the screen, as from another device: one dose a day, a moment ago. */
export const putMedicine = (page: Page, changes: object = {}): Promise<Medication> =>
  ask(page, 'POST', medicationsEndpoints.listOrAdd.path, {
    name: 'Levetiracetam',
    dosage: '1 × 500 mg',
    // Its name would set it.
    never_stop_suddenly: false,
    schedule: dailyAt(addDays(today(), -2), aMomentAgo()),
    ...changes,
  });

export const asNeeded = {
  effective_from: '2026-01-01',
  phases: [
    {
      seq: 1,
      start: { date: '2026-01-01' },
      length: { open: true },
      pattern: { kind: 'as_needed', max_per_day: 2, min_gap_min: null, for_what: 'headache' },
      slots: [],
    },
  ],
} as const;

/** Temozolomide on five of 28 days, six times. */
export const cycleFrom = (day: string, at: string) => ({
  name: 'Temozolomide',
  schedule: {
    phases: [
      {
        seq: 1,
        start: { date: day },
        length: { open: true },
        pattern: {
          kind: 'cycle',
          length: 28,
          on_days: [1, 2, 3, 4, 5],
          anchor: day,
          cycles: 6,
          shifts: [],
          held: [],
        },
        slots: [{ id: 'all-day', at, parts: [{ strength: '140 mg', count: 2 }] }],
      },
    ],
  },
});

/** What the server holds now. */
export const medicinesOf = (
  page: Page,
  status: 'current' | 'completed' = 'current',
): Promise<Medication[]> =>
  ask(page, 'POST', medicationsEndpoints.listOrAdd.path, { status, search: '' });

export const dosesOf = (page: Page, from: string, to: string): Promise<DoseOccurrence[]> =>
  ask(page, 'GET', `${medicationsEndpoints.listDoses.path}?from=${from}&to=${to}`);

/** Each dose that the server expects for a medicine. */
const askedDoses = async (
  page: Page,
  name: string,
  from: string,
  to: string,
): Promise<DoseOccurrence[]> => {
  const doses = await dosesOf(page, from, to);
  return doses.filter(
    ({ medication_name, slot_id, state }) =>
      medication_name === name && slot_id !== null && state !== 'held',
  );
};

/** Their clocks: 'YYYY-MM-DDTHH:mm'. */
export const asked = async (...which: Parameters<typeof askedDoses>): Promise<string[]> =>
  (await askedDoses(...which)).map(({ local_date_time }) => local_date_time);

/** Their days and amounts: 'YYYY-MM-DD: 2 × 180 mg (360 mg)'. */
export const askedAmounts = async (...which: Parameters<typeof askedDoses>): Promise<string[]> =>
  (await askedDoses(...which)).map(
    ({ local_date, parts }) => `${local_date}: ${doseWithTotal(parts)}`,
  );

/** Their clocks, and the same moments of UTC. */
export const askedAt = async (...which: Parameters<typeof askedDoses>): Promise<string[]> =>
  (await askedDoses(...which)).map(({ local_date_time, at }) => `${local_date_time} = ${at}`);

/** What the log says about today's doses and those as needed. */
export const notedToday = async (page: Page): Promise<string[]> => {
  // Where the patient lives it may be tomorrow already.
  const doses = await dosesOf(page, addDays(today(), -1), addDays(today(), 1));
  return doses.flatMap(({ medication_name, log }) =>
    log === null || log.status === 'cleared' ? [] : [`${medication_name} ${log.status}`],
  );
};

/** What the log says about a medicine's planned doses of one day: 'taken 21:00', by the clock of the dose. */
export const doseStates = async (page: Page, name: string, day: string): Promise<string[]> =>
  (await askedDoses(page, name, day, day)).flatMap(({ log, time_zone }) => {
    if (log === null || log.status === 'cleared') return [];
    const clock = localAt(Date.parse(log.at), time_zone).slice(11);
    return [log.status === 'taken' ? `taken ${clock}` : log.status];
  });

const typeInto = async (page: Page, part: Locator, digits: string): Promise<void> => {
  await part.click();
  await page.keyboard.type(digits);
};

/** §8: every call fails before it is sent, without a message, until the returned function is called. */
export const breakCalls = async (page: Page): Promise<() => Promise<void>> => {
  const broken = await page.evaluateHandle(() => {
    const whole = { Headers };
    // No arrow: it is called with `new`.
    function broken() {
      throw new Error('');
    }
    Object.assign(window, { Headers: broken });
    return () => Object.assign(window, whole);
  });
  return () => broken.evaluate((repair) => void repair());
};

/** Leaves the screen and comes back: until then, recorded rows keep their places. */
export const leaveRows = async (page: Page): Promise<void> => {
  // One of the lightest screens.
  await goInApp(page, hrefOf('treatments'));
  await expect(page.locator('[data-dose]')).toHaveCount(0);
  await page.goBack();
};

/** The form of a medicine. */
export const medicineForm = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(`${hrefOf('medication')}?new=`);
    await expect(page.getByRole('heading', { level: 1, name: 'Add a medicine' })).toBeVisible();
  },
  /** From the page of another one, in the open app. */
  openAnother: async (): Promise<void> => {
    await goInApp(page, `${hrefOf('medication')}?new=`);
    await expect(page.getByRole('heading', { level: 1, name: 'Add a medicine' })).toBeVisible();
  },
  name: page.getByLabel('Name of the medicine'),
  /** An answer that is a line. */
  chosen: (field: string) => page.locator(`[data-field="${field}"]`),
  /** The answer to “How often?”, in one line. */
  howOften: page.locator('[data-field="howOften"]'),
  async chooseHowOften(label: string): Promise<void> {
    const change = page.getByRole('button', { name: 'Change: How often?' });
    const card = this.howOften.getByRole('button', { name: new RegExp(`^${label}`) });
    await expect(change.or(card).first()).toBeVisible();
    // Days that were given are a line: behind it stands the kind.
    for (const _ of ['days', 'kind']) if (await change.isVisible()) await change.click();
    await card.click();
    await expect(change).toBeVisible();
  },
  template: (label: string) =>
    page.locator('[data-field="template"]').getByRole('button', { name: new RegExp(`^${label}`) }),
  step: (number: number) => page.getByRole('listitem').filter({ hasText: `Step ${number}` }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  alert: page.getByRole('main').getByRole('alert'),
  toPreview: page.getByRole('button', { name: 'Next: check and save' }),
  list: page.getByText('Show as a list'),
  /** Folded where every day is the same. */
  months: page.getByText('Show the next 3 months'),
  save: page.getByRole('button', { name: /^Yes, save/ }),
  /** Digits go on to the next part by themselves. */
  date: (label: string, day: string) => {
    const [year, month, date] = day.split('-');
    const part = page.getByRole('spinbutton', { name: `day, ${label}` });
    return typeInto(page, part, `${date}${month}${year}`);
  },
  time: (label: string, clock: string) =>
    typeInto(
      page,
      page.getByRole('spinbutton', { name: `hour, ${label}` }),
      clock.replace(':', ''),
    ),
  part: async (count: string, strength: string, line = 0): Promise<void> => {
    await page.getByLabel('How many', { exact: true }).nth(line).fill(count);
    await page.getByLabel('Strength', { exact: true }).nth(line).fill(strength);
  },

  async begin(name: string, howOften: string): Promise<void> {
    await this.open();
    await this.name.fill(name);
    await this.chooseHowOften(howOften);
  },
  async beginAnother(name: string, howOften: string): Promise<void> {
    await this.openAnother();
    await this.name.fill(name);
    await this.chooseHowOften(howOften);
  },
  /** Through the preview, which has to be seen. */
  async finish(name: string): Promise<void> {
    await this.toPreview.click();
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await this.save.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
});

/** /medication with today's doses and the two lists. */
export const medicinesPage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto(hrefOf('medication'));
    await expect(page.getByRole('heading', { level: 1, name: 'Medications' })).toBeVisible();
  },
  today: page.getByRole('region', { name: /^(Today,|Still) / }),
  group: (name: string) => page.getByRole('region', { name, exact: true }),
  taken: page.getByRole('button', { name: /^Record as taken: / }),
  skip: page.getByRole('button', { name: /^Skip / }),
  later: page.getByRole('button', { name: /^Later: / }),
  change: page.getByRole('button', { name: /^Change or undo .*, / }),
  undo: page.getByRole('button', { name: /^Undo(?! all)/ }),
  tab: (name: string) => page.getByRole('tab', { name }),
  select: page.getByRole('button', { name: 'Select', exact: true }),
  selectOne: (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }),
  deleteSelected: page.getByRole('button', { name: 'Delete selected' }),
  dialog: page.getByRole('dialog'),
});

export const openMedicine = async (page: Page, { id, name }: Medication): Promise<void> => {
  await page.goto(`${hrefOf('medication')}?medicine=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** A change made without the screen, as from another device. */
export const editMedicine = (page: Page, { id }: Medication, fields: object): Promise<Medication> =>
  ask(page, 'PATCH', medicationsEndpoints.edit.path.replace('{id}', id), fields);

/** Records today's dose of `putMedicine` without the screen. */
export const noteDose = (
  page: Page,
  { id, schedule }: Medication,
  fields: object,
): Promise<DoseLogEntry> =>
  ask(page, 'POST', medicationsEndpoints.logDose.path.replace('{id}', id), {
    schedule_version_id: schedule?.id,
    slot_id: 'now',
    local_date: doseDay(),
    ...fields,
  });

/** Where the patient lives, or which journey left the times unchanged. */
export const chooseZone = (page: Page, choice: object): Promise<PatientZone> =>
  ask(page, 'PUT', patientsEndpoints.chooseZone.path, choice);
/** Sets a home zone in which it is this hour now; returns the day there. */
export const liveAt = async (page: Page, hour: number): Promise<string> => {
  const now = new Date();
  const time_zone = zoneAt(hour, now);
  await chooseZone(page, { time_zone });
  return dateAt(now.getTime(), time_zone);
};
export const zoneOf = (page: Page): Promise<PatientZone> =>
  ask(page, 'GET', patientsEndpoints.readZone.path);
