import { formatNumber } from '../i18n/choose.ts';
import { messages } from '../i18n/messages.ts';

const units = ['kB', 'MB'] as const;
const step = 1024;

const texts = messages('files/size', { tiny: 'less than 1 {unit}', size: '{figure} {unit}' });

/** '2.4 MB': exact enough to tell a photo from a scan. */
export function fileSize(bytes: number): string {
  if (bytes < step) return texts.tiny({ unit: units[0] });
  const power = bytes < step ** units.length ? 1 : units.length;
  const figure = bytes / step ** power;
  const shown =
    figure >= 10 ? String(Math.round(figure)) : formatNumber(Math.round(figure * 10) / 10);
  return texts.size({ figure: shown, unit: units[power - 1] ?? '' });
}
