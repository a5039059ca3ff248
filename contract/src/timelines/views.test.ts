import { expect, it } from 'vitest';
import {
  defaultEventView,
  eventViewButtons,
  eventViews,
  isEventView,
  viewAfterPress,
} from './views.ts';

it('§2.5 the default view is the first and the one without a button', () => {
  const withButton: string[] = eventViewButtons.map(({ view }) => view);
  expect(eventViews.filter((view) => !withButton.includes(view))).toEqual([defaultEventView]);
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
