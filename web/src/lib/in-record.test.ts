import { afterEach, expect, it } from 'vitest';
import { chosenHere } from './chosen-record.ts';
import { inRecord } from './in-record.ts';

const texts = inRecord(
  {
    heading: 'Your treatment',
    took: ({ name }: { name: string }) => `When did you take ${name}?`,
    loading: 'Loading…',
    empty: { now: 'You have none.', past: 'None.' },
  },
  {
    heading: ({ patient }) => `Treatment of ${patient}`,
    took: ({ name, patient }) => `When did ${patient} take ${name}?`,
    empty: { now: 'There are none.' },
  },
);
const read = () => [
  texts.heading,
  texts.took({ name: 'Keppra' }),
  texts.loading,
  texts.empty.now,
  texts.empty.past,
];

afterEach(() => {
  chosenHere.record = null;
});

it('speaks to the patient in the own record, and of the patient in that of someone else', () => {
  const own = [
    'Your treatment',
    'When did you take Keppra?',
    'Loading…',
    'You have none.',
    'None.',
  ];
  expect(read()).toEqual(own);
  chosenHere.record = { id: 'r', name: 'Robin', areas: [], role: 'viewer' };
  expect(read()).toEqual([
    'Treatment of Robin',
    'When did Robin take Keppra?',
    'Loading…',
    'There are none.',
    'None.',
  ]);
  chosenHere.record = null;
  expect(read()).toEqual(own);
});
