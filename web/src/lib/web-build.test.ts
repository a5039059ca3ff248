import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

let isOutdated: () => boolean;
let note: (served: string | null) => void;

vi.mock('react', () => ({
  useSyncExternalStore: (_: unknown, read: () => boolean): boolean => read(),
}));

const page = (src: string | null): void => {
  vi.stubGlobal('document', {
    querySelector: () => (src === null ? null : { getAttribute: () => src }),
  });
};

// The files share their workers: react-aria looks for a document when it is loaded.
afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  vi.resetModules();
  const { noteServedBuild, useIsOutdated } = await import('./web-build.ts');
  note = noteServedBuild;
  isOutdated = useIsOutdated;
});

describe('a page knows that it is outdated', () => {
  it('once an answer names another build, and for good', () => {
    page('/assets/index-a.js');
    note('index-a.js');
    expect(isOutdated()).toBe(false);
    note('index-b.js');
    expect(isOutdated()).toBe(true);
    note('index-a.js');
    expect(isOutdated()).toBe(true);
  });

  it('never by an answer that names none, nor where the page was not built', () => {
    page('/assets/index-a.js');
    note(null);
    expect(isOutdated()).toBe(false);
    page(null);
    note('index-b.js');
    expect(isOutdated()).toBe(false);
  });
});
