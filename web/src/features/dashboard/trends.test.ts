import { expect, it } from 'vitest';
import { formatTrend } from './trends.tsx';

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
