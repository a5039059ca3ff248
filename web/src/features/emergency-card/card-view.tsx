import {
  type CardRow,
  formatMade,
  isOldCard,
  linesOf,
} from '@caretrail/contract/emergency-card/format-card';
import type { EmergencyCard } from '@caretrail/contract/emergency-card/schema';
import { cardTexts as words } from '@caretrail/contract/emergency-card/texts';
import { phoneHref } from '@caretrail/contract/locations/phone';
import { Phone, TriangleAlert } from 'lucide-react';
import { ownZone } from '../../lib/own-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { cardTexts as texts } from './texts.ts';

function Row({ text, phone }: CardRow) {
  if (phone === undefined) return <p className="wrap-anywhere">{text}</p>;
  const href = phoneHref(phone);
  return (
    <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <span>{text}</span>
      {href === null ? (
        <span className="font-semibold">{phone}</span>
      ) : (
        <a
          href={href}
          aria-label={texts.call({ name: text, phone })}
          className="inline-flex min-h-target items-center gap-2 font-semibold text-action underline underline-offset-4"
        >
          <Phone className="size-5 shrink-0" aria-hidden="true" />
          {phone}
        </a>
      )}
    </p>
  );
}

type CardViewProps = { readonly card: EmergencyCard };

/** The card on a screen: large, warnings first to see, numbers to tap, and how old it is. */
export function CardView({ card }: CardViewProps) {
  const nowMs = useNow();
  return (
    <article
      aria-label={words.title}
      className="rounded-sheet border-2 border-edge bg-sheet p-5 sm:p-7"
    >
      <p className="text-h2 font-semibold wrap-anywhere">{card.name}</p>
      <dl className="mt-3 divide-y divide-rule">
        {linesOf(card).map(({ line, label, rows, isWarning }) => (
          <div key={line} className="py-3">
            <dt
              className={
                isWarning ? 'flex items-center gap-2 font-semibold text-problem' : 'text-ink-soft'
              }
            >
              {isWarning && <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />}
              {label}
            </dt>
            {rows.map((row, at) => (
              <dd key={`${at} ${row.text}`} className="text-lead">
                <Row {...row} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-3 text-ink-soft">
        {formatMade(card, ownZone(), nowMs)}
      </p>
      {isOldCard(card, nowMs) && <p className="font-semibold text-problem">{words.old}</p>}
    </article>
  );
}
