import type { AppDeps } from '../app.ts';
import type { doseName } from './medications.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const minute = 60_000;
export const afterMin = 15;

/** No one records anything; the patient records each dose; the first helper says “I’m on it”. */
export const kinds = ['silent', 'records', 'on it'] as const;
export type Kind = (typeof kinds)[number];

export type Dose = {
  readonly key: string;
  readonly dueMs: number;
  /** As its plan names it. */
  readonly name: ReturnType<typeof doseName>;
};
export type Subject = {
  readonly kind: Kind;
  readonly patient: Person;
  readonly helpers: readonly Person[];
  readonly medicationId: string;
  /** In the order of time. */
  readonly doses: readonly Dose[];
};

/** When a dose was recorded, by its name. */
export type Recorded = Map<string, number>;

export type KilledEscalation = {
  readonly doses: number;
  readonly kills: number;
  readonly steps: number;
  readonly lost: number;
  readonly doubled: number;
  /** Doses whose helper was on it after all had been told. */
  readonly begunAgain: number;
  readonly tooEarly: number;
  readonly afterRecorded: number;
  readonly whileOnIt: number;
  /** Mails whose number differs from that of the messages. */
  readonly mailsWrong: number;
  /** On the clock of the patients, whose time goes by faster. */
  readonly latestMin: number;
};

type Told = { dose_key: string; helper_id: string; step: number; told_at: string };
type Counted = { -readonly [Name in Exclude<keyof KilledEscalation, 'kills'>]: number };

/** One dose against what should have been told, which is written down here and not taken from the rules. */
async function compareDose(
  { db }: AppDeps,
  { kind, patient, helpers }: Subject,
  { key, dueMs }: Dose,
  { recorded, counted }: { readonly recorded: Recorded; readonly counted: Counted },
): Promise<void> {
  const told = await db.query<Told>(
    `SELECT dose_key, helper_id, step, told_at FROM escalation_steps
      WHERE patient_id = $1 AND dose_key = $2 ORDER BY told_at, step`,
    [patient.patientId, key],
  );
  const said = await db.query<{ said_at: string; until: string }>(
    `SELECT said_at, until FROM escalation_on_it WHERE patient_id = $1 AND dose_key = $2`,
    [patient.patientId, key],
  );
  const times = told.map(({ told_at }) => Date.parse(told_at));
  const [first = dueMs] = times;
  counted.doses += 1;
  counted.steps += told.length;
  counted.latestMin = Math.max(counted.latestMin, (first - dueMs) / minute - afterMin);
  counted.tooEarly += times.filter(
    (ms, step) => ms < (times[step - 1] ?? dueMs) + afterMin * minute,
  ).length;
  const recordedMs = recorded.get(key) ?? Infinity;
  counted.afterRecorded += times.filter((ms) => ms > recordedMs).length;
  counted.whileOnIt += times.filter((ms) =>
    said.some((each) => ms > Date.parse(each.said_at) && ms < Date.parse(each.until)),
  ).length;
  // Said after all of them had been told: no one is left, and it begins again with the first, once.
  const isAgain = said.some(({ said_at }) =>
    helpers.every(({ userId }) =>
      told.some((each) => each.helper_id === userId && each.told_at < said_at),
    ),
  );
  counted.begunAgain += isAgain ? 1 : 0;
  for (const { userId } of helpers) {
    const own = told.filter(({ helper_id }) => helper_id === userId).length;
    if (own === 0 && kind !== 'records') counted.lost += 1;
    counted.doubled += Math.max(0, own - (isAgain ? 2 : 1));
  }
}

/** Everything that was told, and the emails about it. */
export async function compare(
  { deps }: TestApp,
  subjects: readonly Subject[],
  recorded: Recorded,
  /** Later, the doses of the next day are told: a busy machine is still at work then. */
  endsMs: number,
): Promise<Counted> {
  const counted: Counted = {
    doses: 0,
    steps: 0,
    lost: 0,
    doubled: 0,
    begunAgain: 0,
    tooEarly: 0,
    afterRecorded: 0,
    whileOnIt: 0,
    mailsWrong: 0,
    latestMin: 0,
  };
  for (const subject of subjects) {
    for (const dose of subject.doses) await compareDose(deps, subject, dose, { recorded, counted });
    // Nothing about any other dose of that night.
    const keys = subject.doses.map(({ key }) => key);
    counted.doubled += (
      await deps.db.query(
        `SELECT 1 FROM escalation_steps WHERE patient_id = $1 AND NOT dose_key = ANY ($2) AND told_at <= $3`,
        [subject.patient.patientId, keys, new Date(endsMs).toISOString()],
      )
    ).length;
    for (const { email, userId } of subject.helpers) {
      const { mails, messages } = await deps.db.one<{ mails: number; messages: number }>(
        `SELECT (SELECT count(*)::int FROM mail_outbox WHERE to_address = $1) AS mails,
                (SELECT count(DISTINCT message_id)::int FROM escalation_steps WHERE helper_id = $2) AS messages`,
        [email, userId],
      );
      counted.mailsWrong += Math.abs(mails - messages);
    }
  }
  return { ...counted, latestMin: Math.round(counted.latestMin * 10) / 10 };
}
