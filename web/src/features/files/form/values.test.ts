import { expect, it } from 'vitest';
import { aFile } from '../../../testing/a-file.ts';
import { changesOf, conflictRows, valuesOf } from './values.ts';

const none = { status: 'succeeded', data: [] } as const;
const file = aFile({ tags: ['clinic'], document_date: '2026-01-07', author: 'Dr Okafor' });

it('an unchanged form changes nothing', () => {
  expect(changesOf(valuesOf(file), file)).toEqual({});
});

it('what was changed is sent, trimmed, and empty means nothing', () => {
  const values = { ...valuesOf(file), title: ' Letter ', document_date: '', tags: [' clinic', ''] };
  expect(changesOf(values, file)).toEqual({ title: 'Letter', document_date: null });
});

it('§8 both versions of a stale edit are told in words', () => {
  const stored = { ...file, title: 'Theirs', doc_type: 'lab_report', version: 2 } as const;
  const rows = conflictRows(
    { title: 'Mine', doc_type: 'clinic_letter', tags: ['clinic'], document_date: null },
    stored,
    { treatments: none, locations: none },
  );
  expect(rows).toEqual([
    { label: 'Title', mine: 'Mine', other: 'Theirs' },
    { label: 'Document type', mine: 'Clinic letter', other: 'Lab report' },
    { label: 'Document date', mine: '', other: '7 January 2026' },
  ]);
});
