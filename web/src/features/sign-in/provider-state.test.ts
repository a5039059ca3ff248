import { joinProviderState } from '@caretrail/contract/auth/provider-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import type { MemoryStorage } from '../../testing/memory-storage.ts';
import { leaveForProvider, takeProviderState } from './provider-state.ts';

let local: MemoryStorage;
beforeEach(() => {
  local = freshBrowser();
});

const halfIn = (address: string) => new URL(address, 'https://x.example').searchParams.get('state');

describe('§3 token', () => {
  it('holds the one-time state between /login and /oauth/callback, and is removed there', () => {
    const half = halfIn(leaveForProvider()) ?? '';
    expect(half).toMatch(/^[\da-f]{32}$/);
    expect(local.items.get('token')).toBe(half);
    expect(takeProviderState(joinProviderState(half, 'server'))).toBe(true);
    expect(local.items.has('token')).toBe(false);
  });

  it('is another one with each sign-in', () => {
    expect(halfIn(leaveForProvider())).not.toBe(halfIn(leaveForProvider()));
  });

  it('refuses a return that belongs to another sign-in, and is removed all the same', () => {
    leaveForProvider();
    expect(takeProviderState('somebody-else.server')).toBe(false);
    expect(local.items.has('token')).toBe(false);
  });

  it('goes as well when the provider reports an error', () => {
    leaveForProvider();
    expect(takeProviderState(undefined)).toBe(true);
    expect(local.items.has('token')).toBe(false);
  });
});
