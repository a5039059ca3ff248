import { expect, it } from 'vitest';
import { piecesOf } from './dotted-text.tsx';

it.each([
  ['preboarding.saved', ['preboarding.', 'saved']],
  ['robin.reed@mail.example.org', ['robin.', 'reed', '@mail.', 'example.', 'org']],
  ['a..b@@c', ['a.', '.', 'b', '@', '@c']],
  ['', []],
])('%s is broken at its dots and its @, and nothing of it is lost', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
  expect(pieces.join('')).toBe(text);
});
