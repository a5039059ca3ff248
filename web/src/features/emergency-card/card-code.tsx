import { codeText } from '@caretrail/contract/emergency-card/format-card';
import type { EmergencyCard } from '@caretrail/contract/emergency-card/schema';
import { ownZone } from '../../lib/own-zone.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { cardTexts as texts } from './texts.ts';

type CardCodeProps = { readonly card: EmergencyCard };

/** The text of the card itself as a code: no address, and nothing to look up. */
export function CardCode({ card }: CardCodeProps) {
  const text = codeText(card, ownZone());
  if (text === null) return <p className="text-ink-soft">{texts.codeTooLong}</p>;
  return (
    <div className="space-y-2">
      <QrCode text={text} label={texts.code} isLong className="size-88" />
      <p className="text-ink-soft">{texts.codeHint}</p>
    </div>
  );
}
