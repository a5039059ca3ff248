import type { PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createAction, createSlice } from './create-slice.ts';

const { actions, reducer } = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    counted: ({ count }) => ({ count: count + 1 }),
    added: ({ count }, { payload }: PayloadAction<number>) => ({ count: count + payload }),
    doubleAdded: {
      prepare: (one: number, other: number) => ({ payload: one + other }),
      reducer: ({ count }, { payload }: PayloadAction<number>) => ({ count: count + payload }),
    },
  },
});

describe('createSlice', () => {
  it('starts with the initial state', () => {
    expect(reducer(undefined, { type: '@@start' })).toEqual({ count: 0 });
  });

  it('names each action after the slice and its reducer', () => {
    expect(actions.counted()).toEqual({ type: 'counter/counted', payload: undefined });
    expect(actions.added(2)).toEqual({ type: 'counter/added', payload: 2 });
    expect(actions.added.type).toBe('counter/added');
  });

  it('prepares the payload from the arguments', () => {
    expect(actions.doubleAdded(2, 3)).toEqual({ type: 'counter/doubleAdded', payload: 5 });
  });

  it('applies the reducer of the action', () => {
    const once = reducer({ count: 1 }, actions.counted());
    const twice = reducer(once, actions.added(3));
    expect(reducer(twice, actions.doubleAdded(2, 3))).toEqual({ count: 10 });
  });

  it('returns the same state for an action of another slice', () => {
    const state = { count: 1 };
    expect(reducer(state, { type: 'other/counted' })).toBe(state);
  });
});

describe('createAction', () => {
  const loaded = createAction<string>('list/loaded');

  it('matches its own actions only', () => {
    expect(loaded.match(loaded('a'))).toBe(true);
    expect(loaded.match({ type: 'list/failed' })).toBe(false);
    expect(loaded.match(null)).toBe(false);
    expect(loaded.match(() => undefined)).toBe(false);
  });
});
