import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf, helperOf } from '../../testing/circle.ts';
import { eventsOf, madeEvent } from '../../testing/events.ts';
import { aLetter, binFile, changeFile, uploaded } from '../../testing/library.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const aDocument = { event_type: 'UserStorage', title: 'Letter', all_day: true } as const;

/** A file of this person in an event, of the same title. */
const into = (person: Person, { id, title }: TimelineEvent) =>
  uploaded(testApp(), person, aLetter(), { event_id: id, title });

describe('D8 an event of the patient, with a file of a helper', () => {
  it('is neither renamed, moved nor deleted with that file', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas: ['files'] });
    const event = await madeEvent(testApp(), patient, aDocument);
    const file = await into(helper, event);
    const edit = { title: 'Another', document_date: '2020-01-01' };
    expect(outcomeOf(await changeFile(helper, file.id, edit))).toBe('200');
    expect(outcomeOf(await binFile(helper, file.id))).toBe('204');
    expect(await eventsOf(patient)).toMatchObject([{ title: 'Letter', start: event.start }]);
  });

  it('stays deleted where that file is restored; a manager restores both, as the ledger says', async () => {
    const patient = await asPatient(testApp());
    const areas = ['calendar', 'files'] as const;
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas });
    const manager = await helperOf(testApp(), patient, { areas });
    const event = await madeEvent(testApp(), patient);
    const file = await into(helper, event);
    await patient.call(timelinesEndpoints.remove, { params: event });
    const restored = { deleted: false } as const;
    expect(outcomeOf(await changeFile(helper, file.id, restored))).toBe('403 forbidden');
    expect(await eventsOf(patient)).toEqual([]);
    expect(outcomeOf(await changeFile(manager, file.id, restored))).toBe('200');
    expect(await eventsOf(patient)).toMatchObject([{ id: event.id, files: [{ id: file.id }] }]);
    const told = (await factsOf(testApp(), patient.patientId)).filter(
      ({ action }) => action === 'event.restored',
    );
    expect(told).toMatchObject([{ areas: ['files', 'calendar'], call: 'files.edit' }]);
  });
});
