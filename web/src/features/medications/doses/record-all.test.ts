import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { RecordAll } from './record-all.tsx';

const recording = { recorded: new Map(), onNoteAll: () => undefined, onUndoAll: () => undefined };

/** The one tap for two doses, of which the second has this entry. */
const rendered = (log: DoseLogEntry | null): string => {
  const doses = [aDose({ state: 'due' }), aDose({ state: 'due', slot_id: 'other', log })];
  return renderToStaticMarkup(
    createElement(RecordAll, {
      of: '08:00',
      doses,
      open: doses,
      recording,
      arrange: (_undo, tap) => tap,
    }),
  );
};

it('takes no tap while the undo of one of its doses is still being sent', () => {
  expect(rendered(aDoseEntry({ status: 'cleared', id: '' }))).toContain('aria-disabled="true"');
  expect(rendered(aDoseEntry({ status: 'cleared' }))).not.toContain('aria-disabled');
  expect(rendered(null)).not.toContain('aria-disabled');
});
