import { describe, expect, it } from 'vitest';
import { numberAsked, placeLabels } from './place-words.ts';

describe('the number that a search asks for', () => {
  it.each([
    ['24 hour', 'night'],
    ['24', 'night'],
    ['night', 'night'],
    ['Emergency', 'night'],
    ['phone', 'phone'],
    ['call', 'phone'],
    ['hospital phone', 'phone'],
    ['ni', 'none'],
    ['hospital', 'none'],
    ['', 'none'],
  ])('of %j is %s', (search, numbers) => {
    expect(numberAsked(search, false)).toBe(numbers);
  });

  it('forgives a slip only where none fits as it was typed', () => {
    expect(numberAsked('emergancy', true)).toBe('night');
    expect(numberAsked('emergancy', false)).toBe('none');
  });
});

it('a place is found by what it is and by the numbers that it has', () => {
  const labels = placeLabels();
  expect(labels['hospital none']?.trim()).toBe('Hospital');
  expect(labels['hospital phone']).toContain('phone call');
  expect(labels['hospital phone']).not.toContain('night');
  expect(labels['clinic night']).toMatch(/^Clinic 24 hour.*phone call/);
});
