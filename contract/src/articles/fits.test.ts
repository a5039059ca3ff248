import { describe, expect, it } from 'vitest';
import { fitsKnown, isOwnTopic } from './fits.ts';

const fits = (title: string, tags: string[], ...known: string[]) =>
  fitsKnown({ title, tags }, known);

describe('the articles offered to a person', () => {
  it('are general while no diagnosis is known', () => {
    expect(fits('What is glioblastoma?', ['Glioblastoma'])).toBe(false);
    expect(fits('Understanding glioblastoma', [])).toBe(false);
    expect(fits('Types of breast cancer', ['Breast cancer'])).toBe(false);
    expect(fits('Ein Meningeom: was nun?', ['Patienteninformation'])).toBe(false);
    expect(fits('Leben mit Brustkrebs', [])).toBe(false);
    expect(fits('Preparing for a scan', ['Plain language'])).toBe(true);
    expect(fits('Word-finding difficulty', ['Trouble finding words'])).toBe(true);
  });

  it('are about tumours only where the person has one', () => {
    const speech = (...known: string[]) => fits('Speech and brain tumors', ['Aphasia'], ...known);
    expect(speech()).toBe(false);
    expect(speech('Aortic aneurysm')).toBe(false);
    expect(speech('Breast cancer')).toBe(false);
    expect(speech('Glioblastoma')).toBe(true);
    expect(fits('Eating well with cancer', [])).toBe(false);
    expect(fits('Eating well with cancer', [], 'Invasive Ductal Carcinoma')).toBe(true);
    expect(fits('Leben mit einem Hirntumor', [], 'Glioblastom')).toBe(true);
  });

  it('are not of another illness that has the same symptom', () => {
    expect(fits('Seizures', ['Glioblastoma', 'Seizures'], 'Seizures')).toBe(false);
    expect(fits('Seizures', ['Seizures'], 'Seizures')).toBe(true);
  });

  it('are of their own illness, as they wrote it', () => {
    expect(fits('Basics', ['Glioblastoma', 'Glioma'], 'Glioblastoma, IDH-wildtype')).toBe(true);
    expect(fits('Basics', ['Glioblastoma'], 'Glioblastom')).toBe(true);
    expect(fits('Meningiomas explained', [], 'meningioma')).toBe(true);
    expect(fits('Basics', ['Glioblastoma'], 'meningioma')).toBe(false);
  });

  it('have a topic that the profile names, or not', () => {
    expect(isOwnTopic('Glioblastoma', ['Seizures', 'glioblastoma, IDH-wildtype'])).toBe(true);
    expect(isOwnTopic('Glioblastoma', ['Seizures'])).toBe(false);
    expect(isOwnTopic('Glioblastoma', [])).toBe(false);
  });
});
