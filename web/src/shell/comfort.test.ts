import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../lib/browser-storage.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { applyComfortOf, chooseComfort, comfortOf } from './comfort.ts';

let local: MemoryStorage;
let dataset: Record<string, string>;

const kept = (): { last: unknown; people: { id: string }[] } =>
  JSON.parse(local.items.get('comfort') ?? 'null');

beforeEach(() => {
  local = freshBrowser();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
});

describe('text size and colours', () => {
  it('follow the device in standard size for somebody who never chose, and nothing is stored', () => {
    applyComfortOf('ada');
    expect(dataset).toEqual({ theme: 'system', textSize: '100' });
    expect(local.items.size).toBe(0);
  });

  it('are shown at once and kept for each person', () => {
    chooseComfort('ada', { theme: 'dark', size: '150' });
    expect(dataset).toEqual({ theme: 'dark', textSize: '150' });
    chooseComfort('bea', { theme: 'light', size: '110' });
    expect(comfortOf('ada')).toEqual({ theme: 'dark', size: '150' });
    expect(comfortOf('bea')).toEqual({ theme: 'light', size: '110' });
  });

  it('outlive a logout; the next first paint shows those last used', () => {
    chooseComfort('ada', { theme: 'dark', size: '150' });
    clearSession();
    expect(kept().last).toEqual({ theme: 'dark', size: '150' });
    applyComfortOf('bea');
    expect(dataset).toEqual({ theme: 'system', textSize: '100' });
    expect(kept().last).toEqual({ theme: 'system', size: '100' });
    applyComfortOf('ada');
    expect(dataset).toEqual({ theme: 'dark', textSize: '150' });
    expect(kept().last).toEqual({ theme: 'dark', size: '150' });
  });

  it('are kept for the last twenty people who chose', () => {
    for (let count = 1; count <= 25; count += 1) {
      chooseComfort(`person-${count}`, { theme: 'dark', size: '100' });
    }
    chooseComfort('person-6', { theme: 'light', size: '100' });
    expect(kept().people).toHaveLength(20);
    expect(kept().people[0]).toEqual({ id: 'person-6', theme: 'light', size: '100' });
    expect(comfortOf('person-5')).toEqual({ theme: 'system', size: '100' });
  });

  it.each(['no json', '{}', 'null', '{"last":{"theme":"pink","size":"100"},"people":[]}'])(
    'start anew where %s is stored',
    (text) => {
      local.items.set('comfort', text);
      expect(comfortOf('ada')).toEqual({ theme: 'system', size: '100' });
      chooseComfort('ada', { theme: 'dark', size: '125' });
      expect(comfortOf('ada')).toEqual({ theme: 'dark', size: '125' });
    },
  );

  it('work in this tab when storage is blocked', () => {
    local.isBlocked = true;
    chooseComfort('ada', { theme: 'dark', size: '125' });
    expect(comfortOf('ada')).toEqual({ theme: 'dark', size: '125' });
  });
});
