import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../lib/browser-storage.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { applyComfortOf, chooseComfort, comfortOf } from './comfort.ts';

let local: MemoryStorage;
let dataset: Record<string, string>;

const rest = { motion: 'system', simple: false, slash: true } as const;
const plain = { motion: 'system', simple: 'off' } as const;

const kept = (): { last: unknown; people: { id: string }[] } =>
  JSON.parse(local.items.get('comfort') ?? 'null');

// The files share their workers: react-aria looks for a document when it is loaded.
afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  local = freshBrowser();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
});

describe('text size and colours', () => {
  it('follow the device in standard size for a user who never chose, and nothing is stored', () => {
    applyComfortOf('ada');
    expect(dataset).toEqual({ ...plain, theme: 'system', textSize: '100' });
    expect(local.items.size).toBe(0);
  });

  it('are shown at once and kept for each person', () => {
    chooseComfort('ada', { ...rest, theme: 'dark', size: '150' });
    expect(dataset).toEqual({ ...plain, theme: 'dark', textSize: '150' });
    chooseComfort('bea', { ...rest, theme: 'light', size: '110' });
    expect(comfortOf('ada')).toEqual({ ...rest, theme: 'dark', size: '150' });
    expect(comfortOf('bea')).toEqual({ ...rest, theme: 'light', size: '110' });
  });

  it('outlive a logout; the next first paint shows those last used', () => {
    chooseComfort('ada', { ...rest, theme: 'dark', size: '150' });
    clearSession();
    expect(kept().last).toEqual({ ...rest, theme: 'dark', size: '150' });
    applyComfortOf('bea');
    expect(dataset).toEqual({ ...plain, theme: 'system', textSize: '100' });
    expect(kept().last).toEqual({ ...rest, theme: 'system', size: '100' });
    applyComfortOf('ada');
    expect(dataset).toEqual({ ...plain, theme: 'dark', textSize: '150' });
    expect(kept().last).toEqual({ ...rest, theme: 'dark', size: '150' });
  });

  it('are kept for the last twenty people who chose', () => {
    for (let count = 1; count <= 25; count += 1) {
      chooseComfort(`person-${count}`, { ...rest, theme: 'dark', size: '100' });
    }
    chooseComfort('person-6', { ...rest, theme: 'light', size: '100' });
    expect(kept().people).toHaveLength(20);
    expect(kept().people[0]).toEqual({ ...rest, id: 'person-6', theme: 'light', size: '100' });
    expect(comfortOf('person-5')).toEqual({ ...rest, theme: 'system', size: '100' });
  });

  it.each(['no json', '{}', 'null', '{"last":{"theme":"pink","size":"100"},"people":[]}'])(
    'start with the defaults where %s is stored',
    (text) => {
      local.items.set('comfort', text);
      expect(comfortOf('ada')).toEqual({ ...rest, theme: 'system', size: '100' });
      chooseComfort('ada', { ...rest, theme: 'dark', size: '125' });
      expect(comfortOf('ada')).toEqual({ ...rest, theme: 'dark', size: '125' });
    },
  );

  it('keep what was chosen before there were motion and the simple mode', () => {
    const chosen = { theme: 'dark', size: '125' };
    local.items.set(
      'comfort',
      JSON.stringify({ last: chosen, people: [{ id: 'ada', ...chosen }] }),
    );
    expect(comfortOf('ada')).toEqual({ ...rest, ...chosen });
    chooseComfort('ada', { ...comfortOf('ada'), simple: true, motion: 'reduced' });
    expect(dataset).toEqual({ theme: 'dark', textSize: '125', motion: 'reduced', simple: 'on' });
  });

  it('work in this tab when storage is blocked', () => {
    local.isBlocked = true;
    chooseComfort('ada', { ...rest, theme: 'dark', size: '125' });
    expect(comfortOf('ada')).toEqual({ ...rest, theme: 'dark', size: '125' });
  });
});
