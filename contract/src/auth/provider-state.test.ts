import { describe, expect, it } from 'vitest';
import { isOwnProviderState, joinProviderState } from './provider-state.ts';

const kept = 'b'.repeat(43);

describe('§3 the one-time state of a provider sign-in', () => {
  it('is recognised by the browser that began it', () => {
    expect(isOwnProviderState(joinProviderState(kept, 'server'), kept)).toBe(true);
  });

  it('is rejected when it comes from another browser or is truncated', () => {
    expect(isOwnProviderState(joinProviderState('c'.repeat(43), 'server'), kept)).toBe(false);
    expect(isOwnProviderState(joinProviderState(`${kept}x`, 'server'), kept)).toBe(false);
    expect(isOwnProviderState(kept, kept)).toBe(false);
    expect(isOwnProviderState('server', kept)).toBe(false);
  });

  it('is left to the server where the browser kept nothing', () => {
    expect(isOwnProviderState('anything', null)).toBe(true);
    expect(joinProviderState(undefined, 'server')).toBe('server');
  });
});
