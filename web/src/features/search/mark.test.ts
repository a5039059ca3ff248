import { describe, expect, it } from 'vitest';
import { markParts } from './mark.ts';

/** With the marked parts in brackets. */
const marked = (text: string, query: string, isForgiving = true): string =>
  markParts(text, query, isForgiving)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('what was found in a title', () => {
  it.each([
    ['MRI of the head', 'mri', '[MRI] of the head'],
    ['MRI of the head', 'he mr', '[MR]I of the [he]ad'],
    ['Keppra 500 mg', 'kepra', '[Keppra] 500 mg'],
    ['Kopfschmerzen', 'schmerz', '[Kopfschmerzen]'],
    ['Übelkeit', 'uebel', '[Übel]keit'],
    ['Größe', 'groes', '[Größ]e'],
    ['Head: scan, scans', 'scan', 'Head: [scan], [scan]s'],
    ['Nothing here', 'zzz', 'Nothing here'],
    ['Nothing typed', '', 'Nothing typed'],
  ])('%s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('marks a word with a slip only where slips were forgiven', () => {
    expect(marked('Keppra', 'kepra', false)).toBe('Keppra');
  });
});
