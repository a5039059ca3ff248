import { expect, it } from 'vitest';
import { formatCheckInTrend, formatTrend } from './trends.tsx';

const days = (...severities: (number | null)[]) =>
  severities.map((severity, index) => ({ date: `2026-03-0${index + 1}`, severity }));

it('formats a trend as a sentence', () => {
  expect(formatTrend({ name: 'Headache', days: days(2, null, 6, 4) })).toBe(
    'Recorded on 3 of 4 days. Severity 2 to 6 out of 10. Latest: 4 on Wednesday 4 March.',
  );
  expect(formatTrend({ name: 'Headache', days: days(null, 3) })).toBe(
    'Recorded on 1 of 2 days. Severity always 3 out of 10. Latest: 3 on Monday 2 March.',
  );
});

it('formats a trend of the check-in in its words, and counts no days', () => {
  const levels = (...all: (number | null)[]) =>
    all.map((level, index) => ({ date: `2026-03-0${index + 1}`, level }));
  expect(formatCheckInTrend({ topic: 'mood', days: levels(1, null, 3, 2) })).toBe(
    'From “Poor” to “Good”. Latest: Fair on Wednesday 4 March.',
  );
  expect(formatCheckInTrend({ topic: 'sleep', days: levels(4, null) })).toBe(
    'Always: Very good. Latest on Sunday 1 March.',
  );
});
