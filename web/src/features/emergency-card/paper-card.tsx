import { codeText, formatMade, linesOf } from '@caretrail/contract/emergency-card/format-card';
import type { EmergencyCard } from '@caretrail/contract/emergency-card/schema';
import { cardTexts as words } from '@caretrail/contract/emergency-card/texts';
import { ownZone } from '../../lib/own-zone.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { cardTexts } from './texts.ts';

type PaperCardProps = { readonly card: EmergencyCard };

/** The whole card on an A4 page, for the door of the fridge or a folder. */
export function PaperCard({ card }: PaperCardProps) {
  const zone = ownZone();
  const code = codeText(card, zone);
  return (
    <article aria-label={words.title} className="border-t-2 border-edge pt-4 print:text-[12pt]">
      <p className="text-h1 font-semibold wrap-anywhere">{card.name}</p>
      <dl className="mt-2 divide-y divide-rule">
        {linesOf(card).map(({ line, label, rows, isWarning }) => (
          <div key={line} className="break-inside-avoid py-2">
            <dt className={isWarning ? 'font-bold' : 'font-semibold'}>
              {isWarning && '⚠ '}
              {label}
            </dt>
            {rows.map(({ text, phone }, at) => (
              <dd key={`${at} ${text}`} className="wrap-anywhere">
                {[text, phone].filter(Boolean).join(' ')}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-2">{formatMade(card, zone, null)}</p>
      {code !== null && (
        <QrCode text={code} label={cardTexts.code} isLong className="mt-3 size-[40mm]" />
      )}
    </article>
  );
}
