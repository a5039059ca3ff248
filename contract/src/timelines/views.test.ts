import { expect, it } from 'vitest';
import {
  defaultEventView,
  eventViewButtons,
  eventViews,
  isEventView,
  viewAfterPress,
} from './views.ts';

it('§2.5 every view has a button, the default first', () => {
  expect(eventViewButtons.map(({ view }) => view)).toEqual(eventViews);
  expect(eventViewButtons.map(({ label }) => label)).toEqual(['List', 'Timeline', 'Calendar']);
  expect(eventViews[0]).toBe(defaultEventView);
});

it('§2.5 a button shows its view, and pressed again the list', () => {
  for (const { view } of eventViewButtons) {
    for (const current of eventViews) {
      expect(viewAfterPress(current, view)).toBe(current === view ? defaultEventView : view);
    }
  }
});

it('§2.5 only the three values are views', () => {
  expect(eventViews.every(isEventView)).toBe(true);
  expect([null, '', 'List', 'grid'].some(isEventView)).toBe(false);
});
