import { expect, it } from 'vitest';
import { fromTemplate, templates } from './templates.ts';
import { emptyValues } from './values.ts';

const made = templates.map((template) => fromTemplate(emptyValues, template));

it('every template of a steroid or against seizures marks that it must not be stopped suddenly', () => {
  const marked = made.filter((values) => values.never_stop_suddenly);
  const ofKind = made.filter(({ category }) => ['steroid', 'anti_seizure'].includes(category));
  expect(ofKind.map(({ name }) => name)).toEqual(['Dexamethasone', 'Levetiracetam']);
  expect(marked).toEqual(ofKind);
});

it('every template of chemotherapy marks that it needs careful handling', () => {
  const marked = made.filter((values) => values.hazardous_handling);
  expect(marked).toEqual(made.filter(({ category }) => category === 'chemo'));
});
