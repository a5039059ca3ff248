import { describe, expect, it } from 'vitest';
import { type CheckIn, noCheckIn } from './check-in.ts';
import { checkInChoice } from './check-in-choice.ts';
import {
  bothEdits,
  checkInChanges,
  checkInEdit,
  editedCheckIn,
  feltSymptoms,
  isEmptyCheckIn,
  takenBack,
} from './check-in-edit.ts';

const answered: CheckIn = {
  sleep: 'poor',
  energy: null,
  mood: 'good',
  symptoms: [
    { name: 'Headache', severity: 5 },
    { name: 'Fatigue', severity: 0 },
  ],
};

describe('the check-in of a day', () => {
  it('keeps what a second save does not name, changes what it names, and takes back what is null', () => {
    const symptoms = [
      { name: 'headache ', severity: 2 },
      { name: 'Fatigue', severity: null },
      { name: 'Nausea', severity: 8 },
    ];
    const edit = checkInEdit.parse({ sleep: null, energy: 'fair', symptoms });
    expect(editedCheckIn(answered, edit)).toEqual({
      sleep: null,
      energy: 'fair',
      mood: 'good',
      symptoms: [
        { name: 'Headache', severity: 2 },
        { name: 'Nausea', severity: 8 },
      ],
    });
  });

  it('only adds answers where it was pressed before those that are stored', () => {
    const symptoms = [
      { name: 'Headache', severity: null },
      { name: 'Nausea', severity: 2 },
    ];
    const edit = { sleep: 'good', energy: 'poor', mood: null, symptoms } as const;
    expect(editedCheckIn(answered, checkInEdit.parse(edit), { isEarlier: true })).toEqual({
      ...answered,
      energy: 'poor',
      symptoms: [...answered.symptoms, { name: 'Nausea', severity: 2 }],
    });
  });

  it('is sent as what differs, which leads to the same answers', () => {
    const after: CheckIn = {
      sleep: 'poor',
      energy: 'very_good',
      mood: null,
      symptoms: [{ name: 'Headache', severity: 8 }],
    };
    const changes = checkInChanges(answered, after);
    expect(changes).toEqual({
      energy: 'very_good',
      mood: null,
      symptoms: [
        { name: 'Headache', severity: 8 },
        { name: 'Fatigue', severity: null },
      ],
    });
    expect(editedCheckIn(answered, changes)).toEqual(after);
    expect(checkInChanges(answered, answered)).toEqual({});
  });

  it('can be taken back, and follows another edit of the same day', () => {
    const edit = {
      energy: 'poor',
      mood: null,
      symptoms: [
        { name: 'Headache', severity: 0 },
        { name: 'Nausea', severity: 2 },
      ],
    } as const;
    const parsed = checkInEdit.parse(edit);
    const after = editedCheckIn(answered, parsed);
    expect(editedCheckIn(after, takenBack(parsed, answered))).toEqual(answered);
    const more = { mood: 'fair', symptoms: [{ name: 'Nausea', severity: 8 }] } as const;
    const next = checkInEdit.parse(more);
    expect(editedCheckIn(answered, bothEdits(parsed, next))).toEqual(editedCheckIn(after, next));
  });

  it('counts as felt only what was there, and is empty without any answer', () => {
    expect(feltSymptoms(answered)).toEqual(['Headache']);
    expect([isEmptyCheckIn(answered), isEmptyCheckIn(noCheckIn)]).toEqual([false, true]);
  });

  it.each([
    { mood: 'great' },
    { symptoms: [{ name: ' ', severity: 2 }] },
    { symptoms: [{ name: 'Headache', severity: 11 }] },
    { symptoms: ['Headache', 'headache '].map((name) => ({ name, severity: 2 })) },
    { pressed_at: 'today' },
    { streak: 3 },
  ])('refuses %j', (edit) => {
    expect(checkInEdit.safeParse(edit).success).toBe(false);
  });

  it('asks about up to five symptoms, each once', () => {
    const choice = (...symptoms: string[]) =>
      checkInChoice.safeParse({ is_on: true, symptoms }).success;
    expect(choice('a', 'b', 'c', 'd', 'e')).toBe(true);
    expect(choice('a', 'b', 'c', 'd', 'e', 'f')).toBe(false);
    expect(choice('Headache', 'headache')).toBe(false);
  });
});
