import { describe, expect, it } from 'vitest';
import { isAboutOutlook } from './outlook.ts';

const isHidden = (title: string): boolean => isAboutOutlook({ title, summary: null });

describe('§2.6 whether an article is about outlook', () => {
  it.each([
    'Prognosis of glioblastoma',
    'Prognostic factors',
    'Median overall survival',
    'Five-year survivors',
    'Patients surviving ten years',
    'Life expectancy',
    'Life-expectancy',
    'Mortality in Europe',
    'Months to live',
    'End-of-life care',
    'An incurable disease',
    'Deaths from cancer',
    'A fatal course',
    'Prognose beim Glioblastom',
    'Gesamtüberleben nach Bestrahlung',
    'Die 5-Jahres-Überlebensrate',
    'Lebenserwartung mit Hirntumor',
    'Sterblichkeit und Mortalität',
    'Gespräche über Tod und Sterben',
    'Unheilbar krank',
  ])('%s: yes', (title) => {
    expect(isHidden(title)).toBe(true);
  });

  it.each([
    'What is glioblastoma?',
    'Living with fatigue',
    'Survivin as a target',
    'Programmed cell death in tumour cells',
    'Programmed death ligand 1',
    'PD-1, the programmed death-1 receptor',
    'New methods of imaging',
    'Quality of life',
    'The terminal of a nerve',
    'Methoden der Bildgebung',
    'Todd’s paresis',
    'Leben mit der Diagnose',
  ])('%s: no', (title) => {
    expect(isHidden(title)).toBe(false);
  });

  it('reads tags and summary too', () => {
    const quiet = { title: 'About this disease', summary: null };
    expect(isAboutOutlook({ ...quiet, tags: ['Glioblastoma', 'Prognosis'] })).toBe(true);
    expect(
      isAboutOutlook({ ...quiet, summary: '<p>It speaks openly about <b>survival</b>.</p>' }),
    ).toBe(true);
    expect(isAboutOutlook({ ...quiet, tags: ['Glioblastoma'] })).toBe(false);
  });

  it('takes a tag about resistance or a relapse as such, but not a title', () => {
    const quiet = { title: 'Drug resistance', summary: null };
    expect(isAboutOutlook(quiet)).toBe(false);
    for (const tag of ['Drug resistance', 'Recurrence', 'Recurrent glioma', 'Rezidiv'])
      expect(isAboutOutlook({ ...quiet, tags: [tag] }), tag).toBe(true);
  });
});
