import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../session/create-slice.ts';

/** What the form holds: days on the reader's calendar, empty where nothing is asked. */
export type Draft = {
  readonly from: string;
  readonly until: string;
  readonly action: string;
  readonly outcome: '' | 'done' | 'refused';
  readonly actor: string;
  readonly subject: string;
};

export const emptyDraft: Draft = {
  from: '',
  until: '',
  action: '',
  outcome: '',
  actor: '',
  subject: '',
};

/**
 * The last search of the audit log. Not in the address, because it names people. After a visit to an account, the same
 * entries are shown.
 */
export type AuditState = {
  readonly asked: Draft;
  /** The number of the search in this session. */
  readonly number: number;
};

const slice = createSlice({
  name: 'audit',
  initialState: { asked: emptyDraft, number: 0 } as AuditState,
  reducers: {
    auditAsked: ({ number }, { payload }: PayloadAction<Draft>) => ({
      asked: payload,
      number: number + 1,
    }),
  },
});

export const { auditAsked } = slice.actions;
export const auditReducer = slice.reducer;
