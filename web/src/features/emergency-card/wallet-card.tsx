import {
  codeText,
  formatMade,
  linesOf,
  rowsInOne,
  type ShownLine,
} from '@caretrail/contract/emergency-card/format-card';
import type { EmergencyCard } from '@caretrail/contract/emergency-card/schema';
import { cardTexts as words } from '@caretrail/contract/emergency-card/texts';
import { useLayoutEffect, useRef, useState } from 'react';
import { ownZone } from '../../lib/own-zone.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { cardTexts, printTexts as texts } from './texts.ts';

/** From what can be read with ease to the smallest print of a bank card. */
const sizesPt = [8, 7, 6, 5.5];
const smallest = sizesPt.length - 1;

const Line = ({ label, rows, isWarning }: ShownLine) => (
  <p className="wrap-anywhere">
    <span className={isWarning ? 'font-bold' : 'font-semibold'}>
      {isWarning && '⚠ '}
      {label}:
    </span>{' '}
    {rowsInOne(rows)}
  </p>
);

type SideProps = {
  readonly label: string;
  readonly heading: string;
  readonly lines: readonly ShownLine[];
  readonly code: string | null;
  readonly end: string;
};

/**
 * One side, 85 × 54 mm. What does not fit is set smaller, then left out from the end, and the card says so: nothing is cut
 * off in the middle.
 */
function Side({ label, heading, lines, code, end }: SideProps) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ size: 0, shown: lines.length });
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    if (scrollHeight <= clientHeight) return;
    setFit(({ size, shown }) =>
      size < smallest ? { size: size + 1, shown } : { size, shown: Math.max(0, shown - 1) },
    );
  }, [fit]);
  return (
    <section
      aria-label={label}
      className="relative flex h-[54mm] w-[85mm] flex-col border border-dashed border-edge bg-white p-[3mm] text-black"
    >
      <div
        ref={box}
        style={{ fontSize: `${sizesPt[fit.size]}pt` }}
        className="min-h-0 flex-1 overflow-hidden leading-tight"
      >
        {code !== null && (
          <div className="float-end ms-[2mm] w-[30mm]">
            <QrCode text={code} label={cardTexts.code} isLong className="size-[30mm]" />
          </div>
        )}
        <p className="text-[1.25em] font-bold wrap-anywhere">{heading}</p>
        {lines.slice(0, fit.shown).map((line) => (
          <Line key={line.line} {...line} />
        ))}
        {fit.shown < lines.length && <p className="font-semibold">{texts.more}</p>}
      </div>
      <p className="shrink-0 text-[5.5pt] leading-tight">{end}</p>
    </section>
  );
}

type WalletCardProps = { readonly card: EmergencyCard };

/** Front and back beside each other, to be cut out and folded. */
export function WalletCard({ card }: WalletCardProps) {
  const zone = ownZone();
  const lines = linesOf(card);
  const isReverse = ({ line }: ShownLine): boolean => line === 'medicines' || line === 'seizures';
  const made = formatMade(card, zone, null);
  return (
    <div className="flex flex-wrap gap-y-4 print:flex-nowrap">
      <Side
        label={texts.front}
        heading={`${words.title}: ${card.name}`}
        lines={lines.filter((line) => !isReverse(line))}
        code={null}
        end={made}
      />
      <Side
        label={texts.reverse}
        heading={card.name}
        lines={lines.filter(isReverse)}
        code={codeText(card, zone)}
        end={made}
      />
    </div>
  );
}
