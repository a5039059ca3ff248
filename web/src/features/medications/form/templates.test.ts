import { otherNameFound } from '@caretrail/contract/search/other-names';
import { expect, it } from 'vitest';
import { chosenName, fromTemplate, templates, withMark } from './templates.ts';
import { emptyValues } from './values.ts';

const made = templates.map((template) => fromTemplate(emptyValues, template));

it('marks every template of a steroid or against seizures as not to be stopped suddenly', () => {
  const marked = made.filter((values) => values.never_stop_suddenly);
  const ofKind = made.filter(({ category }) => ['steroid', 'anti_seizure'].includes(category));
  expect(ofKind.map(({ name }) => name)).toEqual([
    'Dexamethasone',
    'Dexamethasone',
    'Levetiracetam',
  ]);
  expect(marked).toEqual(ofKind);
});

it('names the brands that the search knows too', () => {
  const named = templates.flatMap(({ brands = [], values }) =>
    brands.map((brand) => otherNameFound(brand, values.name ?? '')),
  );
  expect(named).toContain('Keppra is a brand name for levetiracetam');
  expect(named).not.toContain(null);
});

it('keeps a brand name that was typed, and replaces another medicine', () => {
  const levetiracetam = templates.find(({ values }) => values.name === 'Levetiracetam');
  if (!levetiracetam) throw new Error('No template.');
  const nameAfter = (name: string) => fromTemplate({ ...emptyValues, name }, levetiracetam).name;
  expect(['keppra ', 'Ondansetron', ''].map(nameAfter)).toEqual([
    'keppra ',
    'Levetiracetam',
    'Levetiracetam',
  ]);
});

it('offers dexamethasone with the same dose every day as well, with no dose filled in', () => {
  const daily = made.find(({ template }) => template === 'Dexamethasone, same dose every day');
  expect(daily).toMatchObject({ name: 'Dexamethasone', howOften: 'daily' });
  expect(daily?.parts).toEqual(emptyValues.parts);
});

it('names only the medicine once it is taken in another way than the template says', () => {
  const down = made.find(({ template }) => template === 'Dexamethasone, stepping down');
  if (!down) throw new Error('No template.');
  expect(chosenName(down)).toBe('Dexamethasone, stepping down');
  expect(chosenName({ ...down, howOften: 'daily' })).toBe('Dexamethasone');
});

it('marks every template of chemotherapy as needing careful handling', () => {
  const marked = made.filter((values) => values.hazardous_handling);
  expect(marked).toEqual(made.filter(({ category }) => category === 'chemo'));
});

it('sets the mark for a typed name or category as a template does, and lets the user remove it', () => {
  const typed = withMark(emptyValues, { name: 'Keppra' }, true);
  expect(typed.never_stop_suddenly).toBe(true);
  expect(withMark(emptyValues, { category: 'steroid' }, true).never_stop_suddenly).toBe(true);
  const taken = withMark(typed, { never_stop_suddenly: false }, true);
  expect(withMark(taken, { name: 'Keppra 500 mg' }, true).never_stop_suddenly).toBe(false);
  expect(withMark(typed, { name: 'Paracetamol' }, true).never_stop_suddenly).toBe(false);
});

it('sets the mark when an existing medicine gets such a name, and keeps it when renamed', () => {
  const marked = withMark({ ...emptyValues, name: 'Example' }, { name: 'Lamotrigin' }, false);
  expect(marked.never_stop_suddenly).toBe(true);
  expect(withMark(marked, { name: 'Example' }, false).never_stop_suddenly).toBe(true);
});
