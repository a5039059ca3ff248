import { describe, expect, it } from 'vitest';
import { forgetMemories, makeMemory } from './own-memory.ts';

describe('§4.1 what a screen holds in memory', () => {
  it('is told to whoever shows it, and is gone with a logout', () => {
    const memory = makeMemory('nothing');
    const heard: string[] = [];
    const stop = memory.subscribe(() => heard.push(memory.get()));
    memory.put('places');
    forgetMemories();
    stop();
    memory.put('unheard');
    expect(heard).toEqual(['places', 'nothing']);
  });

  it('takes nothing from a call that began before the logout', () => {
    const memory = makeMemory('nothing');
    const tell = memory.begin();
    tell(() => 'first');
    forgetMemories();
    tell(() => 'Canary of the person before');
    expect(memory.get()).toBe('nothing');
  });
});
