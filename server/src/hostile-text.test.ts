import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import type { ErrorBody } from '@caretrail/contract/http/error-body';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileScript, hostileSupply, payloadCount } from './testing/attack/hostile-scripts.ts';
import { randomOf } from './testing/attack/random.ts';
import {
  filledBody,
  gaps,
  takes,
  type TextField,
  textFields,
  withText,
} from './testing/attack/text-fields.ts';
import { newTextWriter, type TextWriter } from './testing/attack/text-writer.ts';
import { stringsIn } from './testing/canaries.ts';
import { cheapHashing } from './testing/cheap-hashing.ts';
import { aDelay } from './testing/medications.ts';
import { useTestApp } from './testing/test-app.ts';
import { tablesWith } from './testing/whole-record.ts';

const testApp = useTestApp({ hashing: cheapHashing });
let write: TextWriter;
beforeAll(async () => {
  write = await newTextWriter(testApp());
});

/** Fields whose text is searched for, compared or hashed, or appears only in the data export. */
const isRead = (field: string): boolean =>
  ![
    /^(auth|circle\.register)[. ]/,
    /^terms\.accept /,
    /^account\.(changePassword|askEmailChange|requestDeletion|takeBackEmail) /,
    /^(articles\.list|audit\.search|audit\.export|files\.findInTexts|locations\.findAddress|search\.find) /,
    /^medications\.listOrAdd search$/,
    /^medications\.changeStock seen\.unit$/,
    /^preboarding\.submit medicines\.medicines\[\]$/,
  ].some((each) => each.test(field));

/** A draft may have half an address; a submitted form may not. */
const ruledBeyondSchema = new Set([
  'preboarding.submit people.caregiver_email',
  'profile.editAnswers people.caregiver_email',
]);

/** Values that random attempts rarely find: a schedule, a dose of now, a stock that stays, a valid address. */
const [reason, label, strength, note, for_what] = gaps;
const slot = (id: string) => ({ id, at: '08:00', parts: [{ strength, count: 1 }], note });
const known = {
  version: undefined,
  at: undefined,
  status: 'taken',
  stop: false,
  disease_type: 'Glioblastoma',
  birth_date: '1970-01-31',
  diagnosed_on: '2025-03-05',
  change: aDelay,
  // Beside a schedule these say the same or nothing.
  times: undefined,
  repeat_on: undefined,
  start_date: undefined,
  end_date: undefined,
  schedule: {
    reason,
    phases: [
      {
        seq: 1,
        label,
        start: { date: '2026-03-05' },
        length: { days: 56 },
        pattern: {
          kind: 'cycle',
          length: 28,
          on_days: [1, 2],
          anchor: '2026-03-05',
          cycles: 2,
          shifts: [],
          held: [],
        },
        slots: [slot('one')],
        dose_steps: [{ cycle: 2, day: 1, slots: [slot('two')] }],
      },
      {
        seq: 2,
        start: { after_previous: true },
        length: { open: true },
        pattern: { kind: 'as_needed', max_per_day: 1, min_gap_min: null, for_what },
        slots: [],
      },
    ],
  },
};

const examples = Array.from({ length: payloadCount }, (_, at) => hostileScript(1000 + at));
const supply = hostileSupply();
const { next } = supply;
/** Accepted values. */
const accepted = new Set<string>();

const calls = allEndpoints.flatMap(({ name, group, endpoint }) => {
  const { body } = endpoint;
  if (!body) return [];
  const fields = textFields(body);
  const isFree = (field: TextField): boolean =>
    !ruledBeyondSchema.has(`${name} ${field.path}`) && examples.some((text) => takes(field, text));
  const free = new Set(fields.filter(isFree).map(({ path }) => path));
  const ruled = fields.map(({ path }) => path).filter((path) => !free.has(path));
  const knownHere = ruled.includes('people.caregiver_email')
    ? { ...known, caregiver_email: undefined }
    : known;
  const filled = (seed: number) =>
    filledBody(body, { random: randomOf(seed), next, known: knownHere });
  return [{ name, call: { name, group, endpoint }, free, ruled, filled }];
});

const seedsOfOne = 12;

describe('§6 text that means to be a script', () => {
  it.each(calls.filter(({ free }) => free.size > 0))(
    '$name: is returned as it was written, in every field',
    async ({ name, call, free, filled }) => {
      const open = new Set(free);
      const refusals: string[] = [];
      for (let seed = 0; seed < seedsOfOne && open.size > 0; seed += 1) {
        const { body, texts = [] } = filled(seed) ?? {};
        if (!texts.some(({ path }) => open.has(path))) continue;
        const { answer, read } = await write(call, body);
        const [shown, hidden] = [true, false].map((is) =>
          texts.filter(({ path }) => isRead(`${name} ${path}`) === is),
        );
        for (const { path } of hidden ?? []) open.delete(path);
        if (answer.statusCode >= 300) {
          refusals.push(answer.body);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(answer.json<ErrorBody>().detail).toMatch(/^\p{Lu}.*\.$/u);
          continue;
        }
        if (!shown || shown.length === 0) continue;
        const readAgain = new Set((await read()).flatMap(stringsIn));
        expect(shown.filter(({ text }) => !readAgain.has(text))).toEqual([]);
        for (const { text } of texts) accepted.add(text);
        supply.noteRead(shown.map(({ text }) => text));
        for (const { path } of shown) open.delete(path);
      }
      expect([...open], refusals.join('\n')).toEqual([]);
    },
  );

  it('is refused in addresses', () => {
    const addresses = calls.flatMap(({ name, free, ruled }) =>
      [...free, ...ruled]
        .filter((path) => /(^|[._])(url|website)$/.test(path))
        .map((path) => ({ field: `${name} ${path}`, isFree: free.has(path) })),
    );
    expect(addresses.filter(({ isFree }) => isFree)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(5);
  });

  it('covers every kind of script', () => {
    expect(supply.unread()).toEqual([]);
  });

  it.each(calls.filter(({ ruled }) => ruled.length > 0))(
    '$name: is refused with a sentence where only certain texts are allowed',
    async ({ call, ruled, filled }) => {
      const body = filled(1)?.body;
      for (const path of ruled) {
        const { answer } = await write(call, withText(body, path, next()));
        expect(`${path} ${answer.statusCode}`).toBe(`${path} 400`);
        expect(Object.values(answer.json<ErrorBody>().fields ?? {})).not.toEqual([]);
      }
    },
  );

  it('is nowhere in the database when it was refused, and becomes no part of another text', async () => {
    const { db } = testApp().deps;
    const tables = new Set([...(await tablesWith(testApp(), 'patient_id')), 'users', 'audit_log']);
    // Search columns hold it once more, in lower case and line by line.
    const whole = new Set([...accepted, ...[...accepted].map((text) => text.toLowerCase())]);
    const found: string[] = [];
    for (const table of tables) {
      const rows = await db.query<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${table} t`);
      const lines = rows.flatMap(({ row }) => stringsIn(row)).flatMap((text) => text.split('\n'));
      found.push(...lines.filter((line) => /__pwn|alert\(|evil\.example/.test(line)));
    }
    expect(found.filter((line) => !whole.has(line))).toEqual([]);
    expect(found.length).toBeGreaterThan(payloadCount);
  });
});
