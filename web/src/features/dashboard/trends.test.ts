import { expect, it } from 'vitest';
import { formatTrend } from './trends.tsx';

const days = (...severities: (number | null)[]) =>
  severities.map((severity, index) => ({ date: `2026-03-0${index + 1}`, severity }));

it('formats a trend as a sentence', () => {
  expect(formatTrend({ name: 'Headache', days: days(2, null, 6, 4) })).toBe(
    'Noted on 3 days of 4, from 2 to 6 out of 10. Last: 4 on Wednesday 4 March.',
  );
  expect(formatTrend({ name: 'Headache', days: days(null, 3) })).toBe(
    'Noted on 1 day of 2, always 3 out of 10. Last: 3 on Monday 2 March.',
  );
});
