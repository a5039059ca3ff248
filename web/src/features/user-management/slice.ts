import { hrefOf } from '@caretrail/contract/access/routes';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../session/create-slice.ts';

/** Where the administrator is in the list of users. */
export type UserListState = {
  /** The list as it was left: its search and its order. */
  readonly href: string;
  /** The account that was opened last. */
  readonly opened: string | null;
};

const slice = createSlice({
  name: 'userList',
  initialState: { href: hrefOf('adminPanel'), opened: null } as UserListState,
  reducers: {
    listShown: (_, { payload }: PayloadAction<string>) => ({ href: payload, opened: null }),
    userOpened: (state, { payload }: PayloadAction<string>) => ({ ...state, opened: payload }),
  },
});

export const { listShown, userOpened } = slice.actions;
export const userListReducer = slice.reducer;
