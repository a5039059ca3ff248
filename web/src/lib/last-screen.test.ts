import { expect, it } from 'vitest';
import { noteScreen, screenBefore } from './last-screen.ts';

const at = (pathname: string, search = '') => ({ pathname, href: `${pathname}${search}` });

it('knows from which screen another one was opened', () => {
  expect(screenBefore('/timelines')).toBeUndefined();
  expect(noteScreen(at('/dashboard'))).toBe(true);
  // Drawn before it is noted.
  expect(screenBefore('/timelines')).toEqual(at('/dashboard'));
  expect(noteScreen(at('/timelines', '?event=1'))).toBe(true);
  expect(noteScreen(at('/timelines', '?event=1&edit='))).toBe(false);
  expect(screenBefore('/timelines')).toEqual(at('/dashboard'));
  noteScreen(at('/locations', '?place=1'));
  noteScreen(at('/timelines', '?event=2'));
  expect(screenBefore('/timelines')).toEqual(at('/locations', '?place=1'));
});
