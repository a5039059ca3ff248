import { limits } from '@caretrail/contract/limits';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf, helperOf, type Helper } from '../../testing/circle.ts';
import { anEvent, eventsOf } from '../../testing/events.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const create = (helper: Helper) => helper.call(timelinesEndpoints.create, { body: anEvent });

describe('D8 a helper who sends very much', () => {
  it('keeps no connection from the patient while writes wait for each other', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    const { db } = testApp().deps;
    const sent = await db.transaction(async (tx) => {
      await tx.one(`SELECT 1 FROM patients WHERE patient_id = $1 FOR UPDATE`, [patient.patientId]);
      const writes = Promise.all(Array.from({ length: 30 }, () => create(helper)));
      const waiting = () =>
        db.one<{ count: number }>(
          `SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
      await expect.poll(waiting).toEqual({ count: 3 });
      // A pool of five: three of them wait, one holds the lock.
      expect(await eventsOf(patient)).toEqual([]);
      return { writes };
    });
    const answers = await sent.writes;
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['201']));
    expect(await eventsOf(patient)).toHaveLength(30);
  });

  it('is refused when the ledger of a day is full for them; others are not', async () => {
    const patient = await asPatient(testApp());
    const [helper, other] = [
      await helperOf(testApp(), patient),
      await helperOf(testApp(), patient, { role: 'viewer' }),
    ];
    const { db, ids } = testApp().deps;
    await db.execute(
      `INSERT INTO circle_ledger (patient_id, id, at, helper_user_id, name, grant_id, act, areas, call)
       SELECT $1, id::uuid, now(), $2, 'Anna Berg', $3, 'read', '{calendar}', 'timelines.list'
         FROM jsonb_array_elements_text($4::jsonb) id`,
      [
        patient.patientId,
        helper.userId,
        helper.grantId,
        JSON.stringify(Array.from({ length: limits.circle.callsPerDay - 1 }, () => ids.next())),
      ],
    );
    const look = async (person: Helper) => person.call(timelinesEndpoints.list);
    expect(outcomeOf(await look(helper))).toBe('200');
    const refused = await look(helper);
    expect([outcomeOf(refused), refused.headers['retry-after']]).toEqual(['429 too_many', '3600']);
    expect(outcomeOf(await create(helper))).toBe('429 too_many');
    expect(outcomeOf(await look(other))).toBe('200');
    expect(await eventsOf(patient)).toEqual([]);
    const facts = await factsOf(testApp(), patient.patientId);
    expect(facts).toHaveLength(limits.circle.callsPerDay + 1);
  });
});
