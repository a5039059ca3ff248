import { hrefOf } from '@caretrail/contract/access/routes';
import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import {
  criticalMedicine,
  type CriticalMedicineAnswer,
  type EscalationOverview,
  type NewCritical,
} from '@caretrail/contract/circle/escalation-schema';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { escalationApi } from '../../../data/escalation.ts';
import { settled } from '../../../data/write.ts';
import { conflictingRecord, toApiError } from '../../../lib/refusal.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { conflictRows, type Stale } from './conflict-rows.ts';
import { minutesOf, NotTold, Preview, type Values } from './form-parts.tsx';
import { PeopleOrder } from './people-order.tsx';
import { criticalFormTexts as texts, criticalTexts } from './texts.ts';

const { saveCritical, removeCritical } = escalationApi.endpoints;

/** Long enough that a dose which is recorded a little late wakes no one. */
const usualMin = 60;

export type CriticalFormProps = {
  readonly medicine: Pick<Medication, 'id' | 'name'>;
  readonly overview: EscalationOverview;
  /** Null: not critical yet. */
  readonly stored: CriticalMedicineAnswer | null;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
};

/** One switch, and what follows from it. Nothing changes before Save. */
export function CriticalForm(props: CriticalFormProps) {
  const { medicine, overview, stored, onDone, onClose } = props;
  const dispatch = useAppDispatch();
  const isOwn = useChosenRecord() === null;
  const [values, setValues] = useState<Values>({
    isOn: true,
    after: String(stored?.after_min ?? usualMin),
    people: stored?.people ?? [],
  });
  const [isEnding, setEnding] = useState(false);
  const [isSending, setSending] = useState(false);
  // As it was when the form was opened: a list that is loaded again changes nothing here.
  const [seen] = useState(stored?.version ?? null);
  const [stale, setStale] = useState<Stale | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isOn, after, people } = values;
  const onChange = (change: Partial<Values>): void => setValues({ ...values, ...change });
  const params = { id: medicine.id };
  const save = async (body: NewCritical): Promise<void> => {
    try {
      await dispatch(saveCritical.initiate({ params, body })).unwrap();
    } catch (thrown) {
      if (toApiError(thrown).code !== 'conflict') throw thrown;
      setStale({ mine: body, now: conflictingRecord(criticalMedicine, thrown) });
      return;
    }
    await dispatch(settled());
    onDone(criticalTexts.saved);
  };
  const sending = useFormSend({
    schema: z.nullable(escalationEndpoints.save.body),
    read: () => (isOn ? { after_min: minutesOf(after), people: [...people], version: seen } : null),
    send: async (body) => {
      setRefusal(null);
      if (body === null) {
        if (stored === null) onClose();
        else setEnding(true);
        return;
      }
      await save(body);
    },
  });
  const { isBusy, errors } = sending;
  const onEnd = async (): Promise<void> => {
    setSending(true);
    try {
      await dispatch(removeCritical.initiate({ params })).unwrap();
      await dispatch(settled());
      onDone(criticalTexts.removed);
    } catch (error) {
      setRefusal(toApiError(error).text);
      setSending(false);
      setEnding(false);
    }
  };
  const onKeepMine = async ({ mine, now }: Stale): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await save({ ...mine, version: now?.version ?? null });
    } catch (thrown) {
      setStale(null);
      setRefusal(toApiError(thrown).text);
    }
    setSending(false);
  };
  const told = new Set(
    overview.people.flatMap(({ helper_id, may_be_told }) => (may_be_told ? [helper_id] : [])),
  );
  if (stale !== null)
    return (
      <TwoVersions
        heading={texts.conflict}
        lead={texts.conflictLead}
        rows={conflictRows(stale, overview)}
        onKeepMine={() => void onKeepMine(stale)}
        onTakeOther={() => void dispatch(settled()).then(onClose)}
      />
    );
  return (
    <div className="max-w-[36rem] space-y-4">
      <SendForm
        sending={{ ...sending, refusal: sending.refusal ?? refusal }}
        submitText={isBusy ? texts.saving : texts.save}
      >
        <TickBox
          role="switch"
          aria-checked={isOn}
          name="is_critical"
          label={texts.toggle}
          checked={isOn}
          onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
        />
        {isOn && (
          <>
            {told.size === 0 && (
              <p>
                {texts.noCircle}{' '}
                {isOwn && (
                  <Link to={`${hrefOf('settings')}?section=circle`} className="link">
                    {texts.toCircle}
                  </Link>
                )}
              </p>
            )}
            <PeopleOrder
              people={overview.people}
              order={people}
              error={errors['people']}
              onChange={(order) => onChange({ people: order })}
            >
              <NotTold told={told} />
            </PeopleOrder>
            <NumberField
              label={texts.wait}
              unit={texts.minutes}
              hint={texts.waitHint}
              isWhole
              name="after_min"
              value={after}
              error={errors['after_min']}
              onChange={({ currentTarget }) => onChange({ after: currentTarget.value })}
            />
          </>
        )}
        <Preview values={values} overview={overview} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {texts.cancel}
      </Button>
      <ConfirmDialog
        heading={texts.offQuestion}
        confirmText={texts.offConfirm}
        isLosing
        isOpen={isEnding}
        isBusy={isSending}
        onConfirm={() => void onEnd()}
        onClose={() => !isSending && setEnding(false)}
      >
        <p className="wrap-anywhere">{texts.offBody({ medicine: medicine.name })}</p>
      </ConfirmDialog>
    </div>
  );
}
