import { expect, it } from 'vitest';
import { aMedication } from '../../../testing/a-medication.ts';
import { formatFlags } from './flags.tsx';

const marked = aMedication({ never_stop_suddenly: true, hazardous_handling: true });

it('says that a medicine must not be stopped suddenly and needs careful handling', () => {
  expect(formatFlags(marked)).toEqual(['Do not stop suddenly', 'Handle with care']);
  expect(formatFlags({ ...marked, state: 'on-hold' })).toEqual([
    'On hold',
    'Do not stop suddenly',
    'Handle with care',
  ]);
});

it('D11 says in words that others are told about a critical medicine', () => {
  const critical = aMedication({ is_critical: true });
  expect(formatFlags(critical)).toEqual(['Critical']);
  expect(formatFlags({ ...critical, status: 'completed' })).toEqual([]);
});

it('names only the state of a medicine that is no longer taken', () => {
  expect(formatFlags({ ...marked, state: 'stopped', status: 'completed' })).toEqual(['Stopped']);
});
