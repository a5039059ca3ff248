import { formatExact } from '../i18n/format-exact.ts';
import { messages } from '../i18n/messages.ts';
import type { EventResult } from '../timelines/results.ts';
import type { LabGate } from '../treatments/lab-gate.ts';

/** '7 mg/L' */
export const formatValue = ({ value, unit }: Pick<EventResult, 'value' | 'unit'>): string =>
  `${typeof value === 'number' ? formatExact(value) : value} ${unit}`.trim();

const texts = messages('results/limits', {
  least: 'at least {value}',
  most: 'at most {value}',
  both: 'at least {min}, at most {max}',
});

/** 'at least 100 ×10⁹/L' */
export function formatLimit({ min, max, unit }: Pick<LabGate, 'min' | 'max' | 'unit'>): string {
  const [least, most] = [min, max].map((value) =>
    value === null ? '' : formatValue({ value, unit }),
  );
  if (least && most) return texts.both({ min: least, max: most });
  return least ? texts.least({ value: least }) : texts.most({ value: most ?? '' });
}
