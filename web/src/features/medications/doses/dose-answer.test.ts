import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { DoseBadges } from './dose-answer.tsx';
import type { Recorded } from './use-recorded.ts';

const dose = aDose({ state: 'late' });
const recordedAs = (log = aDoseEntry(), isKept = true): Recorded => ({
  dose,
  log,
  isKept,
  atMs: 0,
});
const badges = (recorded?: Recorded): string =>
  renderToStaticMarkup(createElement(DoseBadges, { state: 'late', isHazardous: true, recorded }));

it('hides “Late” and “Handle with care” once the dose is answered here, and keeps their room', () => {
  const answered = badges(recordedAs());
  expect(answered).toMatch(/^<span class="contents invisible">.*Late.*Handle with care/);
});

it('shows both while the dose is open, and again when its record is undone', () => {
  for (const open of [badges(), badges(recordedAs(aDoseEntry({ status: 'cleared' })))])
    expect(open).not.toContain('invisible');
});
