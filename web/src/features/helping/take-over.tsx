import type { SuccessorOf } from '@caretrail/contract/circle/successor-schema';
import { useState } from 'react';
import { successorApi } from '../../data/successor.ts';
import { formatDay, formatMoment } from '../../lib/format-moment.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { toastFailed } from '../../shell/toast-slice.ts';
import { useEnding } from '../../shell/use-ending.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type TakeOverState, takeOverState } from './take-over-state.ts';
import { takeOverTexts as texts } from './texts.ts';

const { askToTakeOver, withdrawTakeOver } = successorApi.endpoints;

type PartProps = { readonly of: SuccessorOf; readonly onDone: (words: string) => void };
/** On whose clock: that of the person where they share their day, as all of their card is. */
type ZonedProps = PartProps & { readonly zone: string };

/** Says what happens, then asks for a fresh second step. */
function Ask({ of: { patient_id: id, name, wait_days: days }, onDone }: PartProps) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [state, setState] = useState<'idle' | 'asked' | 'sending'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('sending');
    try {
      const call = askToTakeOver.initiate({ params: { id } });
      if ((await confirmed(() => dispatch(call).unwrap())) !== brokenOff)
        onDone(texts.sent({ name }));
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setState('idle');
  };
  const isBusy = state === 'sending';
  return (
    <>
      <Button look="secondary" isBusy={isBusy} onClick={() => setState('asked')}>
        {isBusy ? texts.asking : texts.ask}
      </Button>
      <ConfirmDialog
        heading={texts.question({ name })}
        confirmText={texts.ask}
        isOpen={state === 'asked'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState('idle')}
      >
        <div className="space-y-3">
          <p className="font-semibold">{texts.only({ name })}</p>
          <p>{texts.told({ name })}</p>
          <p>{texts.until({ name, days })}</p>
          <p>{texts.after}</p>
        </div>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

type WaitingProps = ZonedProps & { readonly state: Extract<TakeOverState, { at: 'waiting' }> };

/** How long it still waits, and on how many days the patient was told. */
function Waiting({ of: { patient_id: id, name }, state, zone, onDone }: WaitingProps) {
  const { request, daysLeft } = state;
  const nowMs = useNow();
  const withdrawing = useEnding(withdrawTakeOver.initiate({ params: { id } }), () =>
    onDone(texts.withdrawn),
  );
  return (
    <>
      <p>{texts.asked({ name, day: formatDay(request.asked_at, zone) })}</p>
      <p className="font-semibold">{texts.wait({ days: daysLeft })}</p>
      <p>{texts.toldDays({ name, told: request.told_days, total: request.wait_days })}</p>
      <p>{texts.from({ name, when: formatMoment(request.ends_at, nowMs, zone, 'within') })}</p>
      <Button look="secondary" aria-label={texts.withdrawOf({ name })} onClick={withdrawing.onAsk}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        heading={texts.withdrawQuestion}
        confirmText={texts.withdraw}
        isLosing
        {...withdrawing.dialog}
      >
        <p>{texts.withdrawBody({ name })}</p>
      </ConfirmDialog>
    </>
  );
}

/** D12: what the person who was named can do. */
export function TakeOver({ of, zone, onDone }: ZonedProps) {
  const state = takeOverState(of, useNow());
  const { name, wait_days: days } = of;
  return (
    <section
      aria-label={texts.heading({ name })}
      className="space-y-2 border-t border-rule pt-4 wrap-anywhere"
    >
      <h3 className="text-base font-semibold">{texts.heading({ name })}</h3>
      {state.at === 'waiting' ? (
        <Waiting {...{ of, state, zone, onDone }} />
      ) : (
        <>
          <p>{texts.named({ name })}</p>
          {state.at === 'named' ? (
            <>
              <p className="text-ink-soft">{texts.how({ name, days })}</p>
              <Ask {...{ of, onDone }} />
            </>
          ) : (
            <>
              <p>{texts.refused({ name, day: formatDay(state.refusedAt, zone) })}</p>
              <p>{texts.again({ day: formatDay(state.until, zone) })}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}
