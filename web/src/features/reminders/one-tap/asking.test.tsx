import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AskedDose } from '../../../session/one-tap.ts';
import { Asking } from './asking.tsx';

const dose = (isOther: boolean): AskedDose => ({
  token: 'one',
  state: {
    state: 'open',
    sentence: 'This dose was due at 08:00. It is not recorded yet.',
    is_of_other_account: isOther,
    name: 'Levetiracetam',
    amount: '500 mg',
    at: '2026-11-19T08:00',
  },
});
const shown = (isOther: boolean): string =>
  renderToStaticMarkup(
    <Asking
      view={{ at: 'asking', doses: [dose(isOther)], open: ['one'], busyWith: null }}
      isOther={isOther}
      onAnswer={() => undefined}
    />,
  );

it('shows one’s own reminder with its answers', () => {
  expect(shown(false)).toContain('Levetiracetam');
  expect(shown(false)).toMatch(/>Taken</);
});

it('shows of another account’s only the time, and answers after one is asked for', () => {
  const other = shown(true);
  expect(other).toContain('08:00');
  expect(other).toContain('Answer it for the other account');
  expect(other).not.toMatch(/Levetiracetam|500 mg|due|>Taken</);
});
