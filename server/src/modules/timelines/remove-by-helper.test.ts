import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { noSeizureDetails } from '@caretrail/contract/timelines/seizure';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { editWith, eventsOf, madeEvent } from '../../testing/events.ts';
import { aLetter, uploaded } from '../../testing/library.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const remove = async (person: Person, { id }: { id: string }) =>
  outcomeOf(await person.call(timelinesEndpoints.remove, { params: { id } }));

/** A file of this person, moved to an event. */
async function attached(person: Person, event_id: string): Promise<void> {
  const { id } = await uploaded(testApp(), person);
  const answer = await person.call(filesEndpoints.edit, { params: { id }, body: { event_id } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

describe('D7 D8 an event that someone else deletes', () => {
  it('stays where files belong to it that they do not see', async () => {
    const patient = await asPatient(testApp());
    const [helper, manager] = [
      await helperOf(testApp(), patient, { role: 'helper', areas: ['calendar'] }),
      await helperOf(testApp(), patient, { areas: ['calendar', 'diary'] }),
    ];
    const event = await madeEvent(testApp(), helper);
    await attached(patient, event.id);
    expect([await remove(helper, event), await remove(manager, event)]).toEqual([
      '403 forbidden',
      '403 forbidden',
    ]);
    expect((await eventsOf(patient))[0]?.files).toHaveLength(1);
    expect(await remove(patient, event)).toBe('204');
  });

  it('stays where files of other people belong to it, unless a manager deletes it', async () => {
    const patient = await asPatient(testApp());
    const areas = ['calendar', 'files'] as const;
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas });
    const manager = await helperOf(testApp(), patient, { areas });
    const [own, shared] = [await madeEvent(testApp(), helper), await madeEvent(testApp(), helper)];
    await editWith(testApp(), helper, own.id, { files: [aLetter()] });
    await attached(patient, shared.id);
    expect([await remove(helper, own), await remove(helper, shared)]).toEqual([
      '204',
      '403 forbidden',
    ]);
    expect(await remove(manager, shared)).toBe('204');
  });

  it.each([
    { symptoms: ['Headache'] },
    { severity: 7 },
    { seizure: { ...noSeizureDetails, seconds: 90 } },
  ])('stays where it says something of the diary that they do not see: %o', async (said) => {
    const patient = await asPatient(testApp());
    const event = await madeEvent(testApp(), patient, said);
    const blind = await helperOf(testApp(), patient, { areas: ['calendar'] });
    const seeing = await helperOf(testApp(), patient, { areas: ['calendar', 'diary'] });
    expect([await remove(blind, event), await remove(seeing, event)]).toEqual([
      '403 forbidden',
      '204',
    ]);
  });
});
