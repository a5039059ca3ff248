import { beforeEach, expect, it, vi } from 'vitest';
import { restTaps } from './rest-taps.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const anElement = () => ({ dataset: {} }) as HTMLElement;
const isResting = ({ dataset }: HTMLElement): boolean => 'resting' in dataset;

it('rests for half a second, or for as long as the caller says', () => {
  const [usual, longer] = [anElement(), anElement()];
  restTaps(usual);
  restTaps(longer, 650);
  vi.advanceTimersByTime(499);
  expect([usual, longer].map(isResting)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([usual, longer].map(isResting)).toEqual([false, true]);
  vi.advanceTimersByTime(150);
  expect(isResting(longer)).toBe(false);
});

it('starts from the beginning when it moves again, and ends early on request', () => {
  const element = anElement();
  restTaps(element, 650);
  vi.advanceTimersByTime(600);
  const wake = restTaps(element, 650);
  vi.advanceTimersByTime(600);
  expect(isResting(element)).toBe(true);
  wake();
  expect(isResting(element)).toBe(false);
});
