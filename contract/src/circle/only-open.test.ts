import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../http/all-endpoints.ts';
import { allAreas, type Area } from './areas.ts';
import { areasOfLink, onlyOpen, withoutClosed } from './only-open.ts';

const open = (...areas: Area[]): ReadonlySet<Area> => new Set(areas);
const visit = {
  id: 'visit',
  event_type: 'Appointment',
  title: 'Clinic',
  location_id: 'place',
  location_name: 'Heath Clinic',
  treatment_id: 'treatment',
  medication_id: 'medicine',
  files: [{ id: 'file' }],
  symptoms: ['Headache'],
  severity: 4,
  body_side: 'left',
  seizure: { seconds: 40, triggers: ['stress'] },
};
const note = { ...visit, id: 'note', event_type: 'Important Data' };

describe('D7 an answer has nothing of closed areas', () => {
  it('is the same where all areas are open', () => {
    const answer = { data: [visit, note], next_cursor: 'x' };
    expect(onlyOpen(answer, allAreas)).toEqual(answer);
  });

  it('leaves out events of closed kinds, and what an open one says about other areas', () => {
    expect(onlyOpen({ data: [visit, note] }, open('calendar'))).toEqual({
      data: [
        {
          ...visit,
          treatment_id: null,
          medication_id: null,
          files: [],
          symptoms: [],
          severity: null,
          body_side: null,
          seizure: null,
        },
      ],
    });
    expect(onlyOpen({ data: [visit, note] }, open('diary', 'files'))).toEqual({
      data: [
        { ...note, location_id: null, location_name: '', treatment_id: null, medication_id: null },
      ],
    });
    expect(onlyOpen({ data: [{ ...visit, event_type: 'New kind' }] }, allAreas)).toEqual({
      data: [],
    });
  });

  it('shows a file of a closed event without it', () => {
    const file = {
      id: 'file',
      event_id: 'note',
      event: { event_type: 'Important Data', day: 'x' },
    };
    expect(onlyOpen([file], open('files'))).toEqual([{ id: 'file', event_id: null, event: null }]);
    expect(onlyOpen([file], open('files', 'diary'))).toEqual([file]);
  });

  it('empties the links of treatments, and their history of them', () => {
    const treatment = {
      medication_ids: ['m'],
      event_ids: ['e'],
      file_ids: ['f'],
      location_id: 'p',
    };
    expect(onlyOpen(treatment, open('treatments', 'medication', 'calendar'))).toEqual({
      medication_ids: ['m'],
      event_ids: [],
      file_ids: [],
      location_id: 'p',
    });
    const fields = [
      { name: 'title', before: 'One', after: 'Two' },
      { name: 'location_id', before: null, after: 'p' },
    ];
    expect(onlyOpen({ fields }, open('treatments'))).toEqual({ fields: fields.slice(0, 1) });
  });

  it('looks into every part of an answer', () => {
    expect(
      onlyOpen({ next_visit: note, place: { next_visit: visit } }, open('calendar')),
    ).toMatchObject({
      next_visit: null,
      place: { next_visit: { id: 'visit', treatment_id: null } },
    });
    // A group of results is no list of files.
    expect(onlyOpen({ files: { total: 0, hits: [] } }, open('calendar'))).toEqual({
      files: { total: 0, hits: [] },
    });
  });
});

describe('D7 a request names nothing in closed areas', () => {
  it('keeps what its sender cannot see', () => {
    const edit = { title: 'New', location_id: 'place', medication_id: null, symptoms: [] };
    expect(withoutClosed(edit, open('calendar'))).toEqual({ title: 'New', location_id: 'place' });
    expect(withoutClosed({ event_ids: ['seen'] }, open('calendar'))).toEqual({});
    expect(withoutClosed(edit, allAreas)).toEqual(edit);
    expect(withoutClosed('text', open())).toBe('text');
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty'])
      expect(withoutClosed({ [name]: 'x' }, open('calendar'))).toEqual({ [name]: 'x' });
  });

  it.each([{ medication_id: 'guessed' }, { file_ids: ['guessed'] }, { severity: 3 }])(
    'is refused with %o',
    (named) => {
      expect(withoutClosed({ title: 'New', ...named }, open('calendar'))).toBeUndefined();
    },
  );
});

/** Names of fields that are, or may be, the id or the name of something else. */
function linksIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(linksIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties'
      ? Object.keys(value as object).filter((name) => /ids?$|files$|_name$/i.test(name))
      : []),
    ...linksIn(value),
  ]);
}

/** Of the answer itself, of its own area, or known to all who help. */
const ofItself = [
  'id',
  'patientID',
  'helper_id',
  'schedule_version_id',
  'slot_id',
  // Of the emergency card: words that only end like ids.
  'steroids',
  'not_steroids',
  'more_steroids',
  // Of the events of one series, each of which is left out with its own area.
  'series_id',
  // Emptied with the event that it names.
  'event_id',
  // What needs attention is made from what the reader may see.
  'subject_id',
  'file_name',
  'medication_name',
  // Of a helper: known to those who may be on duty.
  'from_name',
  // Of the patient: known to all who help.
  'first_name',
  'last_name',
];

describe('D7 a field of an answer that names something else', () => {
  it('is emptied with its area, or belongs to the answer itself', () => {
    const delegable = allEndpoints.filter(({ endpoint: { record } }) => typeof record === 'object');
    const links = delegable.flatMap(({ endpoint: { answer } }) =>
      answer ? linksIn(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })) : [],
    );
    const known = [...Object.keys(areasOfLink), ...ofItself];
    expect([...new Set(links)].filter((name) => !known.includes(name))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(['location_id', 'photo_file_id', 'event_ids']));
  });
});
