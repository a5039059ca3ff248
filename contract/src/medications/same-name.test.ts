import { expect, it } from 'vitest';
import { calledLike } from './same-name.ts';

const found = (there: string, typed: string): boolean =>
  calledLike([{ name: there }], typed).length > 0;

it.each([
  ['Temozolomide', '  temozolomide '],
  ['Temozolomide', 'Temozolomide 140 mg'],
  ['Temozolomide 20mg', 'TEMOZOLOMIDE 140 mg'],
  ['Paracétamol', 'Paracetamol 0,5 g'],
  ['Morphine 10 mg/5 ml solution', 'Morphine  solution'],
  ['Levothyroxine 50 µg', 'Levothyroxine'],
  ['Saline 0.9 %', 'Saline'],
])('%o is called like %o', (there, typed) => {
  expect(found(there, typed)).toBe(true);
});

it.each([
  ['Temozolomide', 'Temazepam'],
  ['Vitamin B12', 'Vitamin B6'],
  ['Vitamin D3', 'Vitamin D'],
  ['Insulin 30', 'Insulin'],
  ['140 mg', ''],
  ['140 mg', '20 mg'],
])('%o is not called like %o', (there, typed) => {
  expect(found(there, typed)).toBe(false);
});
