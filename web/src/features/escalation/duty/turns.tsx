import type { DutyOverview, DutyTurnAnswer } from '@caretrail/contract/circle/escalation-schema';
import { useState } from 'react';
import { escalationApi } from '../../../data/escalation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatLater, formatOffer, formatReplaced, formatTurn, type Offer } from './format-duty.ts';
import { dutyTexts as texts } from './texts.ts';
import type { useDutyAct } from './use-duty-act.ts';

const { acceptDuty, endDuty } = escalationApi.endpoints;

type TurnsProps = {
  readonly duty: DutyOverview;
  /** The patient may end any turn, and take back any request. */
  readonly isPatient: boolean;
  /** Who is on duty stands above. */
  readonly isSaid?: boolean;
  readonly act: ReturnType<typeof useDutyAct>;
};

type OfferButtonsProps = Pick<TurnsProps, 'isPatient' | 'act'> & { readonly offer: Offer };

function OfferButtons({ offer, isPatient, act }: OfferButtonsProps) {
  const { id, name, is_mine, is_from_me } = offer;
  const params = { id };
  const { isBusy, run } = act;
  if (is_mine)
    return (
      <div className="flex flex-wrap gap-2">
        <Button
          isBusy={isBusy}
          onClick={() => void run(acceptDuty.initiate({ params }), texts.accepted)}
        >
          {texts.accept}
        </Button>
        <Button
          look="secondary"
          isBusy={isBusy}
          onClick={() => void run(endDuty.initiate({ params }), texts.declined)}
        >
          {texts.decline}
        </Button>
      </div>
    );
  if (!isPatient && !is_from_me) return null;
  return (
    <Button
      look="secondary"
      isBusy={isBusy}
      aria-label={texts.takeBackOf({ name })}
      onClick={() => void run(endDuty.initiate({ params }), texts.tookBack)}
    >
      {texts.takeBack}
    </Button>
  );
}

/** Who is on duty, the turns behind it, and what was asked, each with what the reader can do about it. */
export function Turns({ duty, isPatient, isSaid = false, act }: TurnsProps) {
  const [ending, setEnding] = useState<DutyTurnAnswer | null>(null);
  const { on_duty, turns, offers } = duty;
  const canEnd = (turn: DutyTurnAnswer): boolean => isPatient || turn.is_mine;
  const rows = [
    ...(on_duty === null || (isSaid && !canEnd(on_duty))
      ? []
      : [{ turn: on_duty, words: isSaid ? null : formatTurn(on_duty) }]),
    ...turns.map((turn) => ({ turn, words: formatLater(turn) })),
  ];
  const onEnd = async (): Promise<void> => {
    if (ending === null) return;
    await act.run(endDuty.initiate({ params: { id: ending.id } }), texts.ended);
    setEnding(null);
  };
  return (
    <>
      {on_duty === null && <p>{isSaid ? texts.noneOrder : texts.none}</p>}
      <ul className="divide-y divide-rule empty:hidden">
        {offers.map((offer) => (
          <li key={offer.id} className="space-y-2 py-3 first:pt-0 wrap-anywhere">
            <p className={offer.is_mine ? 'font-semibold' : ''}>{formatOffer(offer)}</p>
            {offer.is_mine &&
              formatReplaced(on_duty, {
                name: null,
                helperId: offer.helper_id,
                until_on: offer.until_on,
              }).map((line) => <p key={line}>{line}</p>)}
            <OfferButtons {...{ offer, isPatient, act }} />
          </li>
        ))}
        {rows.map(({ turn, words }) => (
          <li
            key={turn.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 first:pt-0 wrap-anywhere"
          >
            {words !== null && (
              <p className={`min-w-0 ${turn === on_duty ? 'font-semibold' : ''}`}>{words}</p>
            )}
            {canEnd(turn) && (
              <Button
                look="secondary"
                aria-label={turn.is_mine ? texts.endMine : texts.endOf({ name: turn.name })}
                onClick={() => setEnding(turn)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        heading={texts.endQuestion}
        confirmText={ending?.is_mine === true ? texts.endMine : texts.end}
        isOpen={ending !== null}
        isBusy={act.isBusy}
        onConfirm={() => void onEnd()}
        onClose={() => !act.isBusy && setEnding(null)}
      >
        {ending !== null && <p>{formatTurn(ending)}</p>}
        <p>{texts.endBody}</p>
      </ConfirmDialog>
    </>
  );
}
