import { expect, it } from 'vitest';
import { keyedFiles } from './event-files.tsx';

const file = (name: string) => new File(['x'], name, { lastModified: 1 });

it('§7 reuses the key when the same files are chosen again after a lost response, and only then', () => {
  const first = keyedFiles([file('a.pdf'), file('b.pdf')], null);
  expect(keyedFiles([file('a.pdf'), file('b.pdf')], first)).toBe(first);
  expect(keyedFiles([file('a.pdf')], first).idempotencyKey).not.toBe(first.idempotencyKey);
});
