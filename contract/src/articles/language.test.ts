import { expect, it } from 'vitest';
import { articleLanguage } from './language.ts';

it.each([
  ['en', 'What is glioblastoma?', 'A first explanation for patients of what this tumour is.'],
  ['en', 'Word-Finding Difficulty: Aphasia or Normal?', 'When a word is on the tip of the tongue.'],
  ['de', 'Was ist ein Glioblastom?', '<p>Die wichtigsten Fragen und was dazu bekannt ist.</p>'],
  ['de', 'Müdigkeit', 'Wie sie entsteht, welche Hilfe es gibt und was Sie selbst tun können.'],
  [null, 'Aphasia', null],
  [null, 'Gliome de haut grade', 'Les options de traitement chez les patients adultes.'],
  [null, 'Was die', null],
])('§2.6 an article is in %s: %s', (language, title, summary) => {
  expect(articleLanguage({ title, summary })).toBe(language);
});
