import { expect, it } from 'vitest';
import { aDoseEntry } from '../../../testing/a-dose.ts';
import { doseWriter } from './can-change-dose.ts';

const me = 'me';

it.each([
  ['the patient’s', aDoseEntry({ id: '7', by: 'patient' }), 'patient'],
  ['a deleted helper’s', aDoseEntry({ id: '7', by: null }), null],
  ['one’s own', aDoseEntry({ id: '7', by: me }), me],
  ['one’s own while it is sent', aDoseEntry({ id: '', by: null }), me],
  ['one’s own that waits on this device', aDoseEntry({ id: 'waiting 1', by: null }), me],
])('%s record belongs to who made it', (_, log, writer) => {
  expect(doseWriter(log, me)).toBe(writer);
});
