import { describe, expect, it } from 'vitest';
import { toastFailed, toastReducer, toastReset, toastShown } from './toast-slice.ts';

describe('§4.3 the toast', () => {
  it('setting a message moves it to succeeded; reset clears it and returns to idle', () => {
    const shown = toastReducer(undefined, toastShown('Saved'));
    expect(shown).toEqual({ message: 'Saved', status: 'succeeded', error: null });
    expect(toastReducer(shown, toastReset())).toEqual({
      message: null,
      status: 'idle',
      error: null,
    });
  });

  it('an error is kept apart', () => {
    expect(toastReducer(undefined, toastFailed('No'))).toEqual({
      message: null,
      status: 'failed',
      error: 'No',
    });
  });
});
