import { describe, expect, it } from 'vitest';
import { toastFailed, toastReducer, toastReset, toastShown, toastWaiting } from './toast-slice.ts';
import { doneUnlessWaiting } from './waiting-toast.ts';

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

  it('what waits on this device is not called a success, and the words say what becomes of it', () => {
    const said = doneUnlessWaiting(() => 'Saved');
    expect(said({ id: 'event-1' })).toEqual(toastShown('Saved'));
    const waits = said({ id: 'waiting key-1 ' });
    expect(waits).toEqual(
      toastWaiting(
        'Not sent yet. It is kept on this device, and sent by itself when there is a connection.',
      ),
    );
    const shown = waits && toastReducer(undefined, waits);
    expect(shown).toMatchObject({ isWaiting: true });
    expect(toastReducer(shown ?? undefined, toastShown('Saved'))).not.toHaveProperty('isWaiting');
  });
});
