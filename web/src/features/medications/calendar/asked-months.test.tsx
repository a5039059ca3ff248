import { expand } from '@caretrail/contract/medications/expand';
import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AskedMonths } from './asked-months.tsx';

const shown = (from: string, to: string): string =>
  renderToStaticMarkup(
    <AskedMonths
      doses={expand(regimens.dexamethasone, from, to, 'Europe/London')}
      from={from}
      today={from}
    />,
  ).replaceAll(/<\/?strong>/g, '');

it('§3 a month without doses stands among the next three and says so', () => {
  const months = shown('2026-02-01', '2026-04-30');
  expect(months.match(/<table/g)).toHaveLength(1);
  expect(months).toContain('>February 2026<');
  expect(months.match(/>\w+ \d{4}: no doses</g)).toEqual([
    '>March 2026: no doses<',
    '>April 2026: no doses<',
  ]);
});

it('§3 three months without any dose are no calendar', () => {
  expect(shown('2026-06-01', '2026-08-31')).not.toContain('<table');
});
