import { describe, expect, it } from 'vitest';
import { isBloodThinner } from './blood-thinners.ts';

describe('a medicine that thins the blood', () => {
  it.each([
    'Warfarin',
    'Phenprocoumon',
    'Marcumar 3 mg',
    'Apixaban',
    'Eliquis 5 mg',
    'Rivaroxaban',
    'Xarelto',
    'Edoxaban',
    'Lixiana',
    'Dabigatran',
    'Pradaxa',
    'Enoxaparin',
    'Clexane 40 mg',
    'Tinzaparin',
    'Innohep',
    'Dalteparin',
    'Fragmin',
    'Heparin',
    'Natriumheparin',
    'Fondaparinux',
    'Clopidogrel',
    'Plavix',
    'Prasugrel',
    'Ticagrelor',
    'Aspirin 75 mg',
    'ASS 100',
    'Acetylsalicylic acid',
    'Acetylsalicylsäure',
    'Acetylsalicylsaeure 100 mg',
  ])('is known by its name: %s', (name) => {
    expect(isBloodThinner({ name })).toBe(true);
  });

  it('is known by its substance and by its kind', () => {
    expect(isBloodThinner({ name: 'Example', generic: 'apixaban' })).toBe(true);
    expect(isBloodThinner({ name: 'Example', category: 'clot' })).toBe(true);
  });

  it.each(['Paracetamol', 'Ibuprofen', 'Tranexamic acid', 'Assalix', 'Pantoprazole', ''])(
    'is not: %s',
    (name) => {
      expect(isBloodThinner({ name, category: 'other' })).toBe(false);
    },
  );
});
