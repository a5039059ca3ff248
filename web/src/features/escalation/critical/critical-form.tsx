import { hrefOf } from '@caretrail/contract/access/routes';
import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import {
  criticalMedicine,
  type CriticalMedicineAnswer,
  type EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { formatList } from '@caretrail/contract/i18n/format';
import { formatDuration } from '@caretrail/contract/reminders/format-when';
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
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { nameIn } from '../names.ts';
import { PeopleOrder } from './people-order.tsx';
import { criticalFormTexts as texts, criticalTexts } from './texts.ts';
import { useKnownCircle } from './use-critical.ts';
import { notToldOf, whyNot } from './why-not.ts';

const { saveCritical, removeCritical } = escalationApi.endpoints;

/** Long enough that a dose which is recorded a little late wakes no one. */
const usualMin = 60;

type Values = {
  readonly isOn: boolean;
  readonly after: string;
  readonly people: readonly string[];
};

const minutesOf = (after: string): number => (after.trim() === '' ? NaN : Number(after));

/** In sentences, before anything is saved. */
function Preview({ values, overview }: { values: Values; overview: EscalationOverview }) {
  const { isOn, after, people } = values;
  const told = people.filter((id) =>
    overview.people.some((each) => each.helper_id === id && each.may_be_told),
  );
  const [first, ...others] = told.map((id) => nameIn(overview, id));
  const minutes = minutesOf(after);
  const wait = Number.isInteger(minutes) && minutes > 0 ? formatDuration(minutes) : '…';
  return (
    <section
      aria-label={texts.preview}
      aria-live="polite"
      className="space-y-1 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-3 wrap-anywhere"
    >
      <h3 className="text-base font-semibold">{texts.preview}</h3>
      {!isOn || first === undefined ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p>{texts.means({ wait, name: first })}</p>
          {others.length > 0 && <p>{texts.after({ wait, names: formatList(others) })}</p>}
          <p>{texts.stop}</p>
        </>
      )}
    </section>
  );
}

/** Who cannot be told, and why: for the patient, who knows the circle. */
function NotTold({ told }: { readonly told: ReadonlySet<string> }) {
  const known = useKnownCircle(true);
  if (known.status !== 'succeeded') return <PendingPart loaded={known} label={texts.cannot} />;
  const people = notToldOf(known.data, told);
  if (people.length === 0) return null;
  return (
    <div>
      <h3 className="text-base font-semibold">{texts.cannot}</h3>
      <ul className="text-ink-soft">
        {people.map(({ helper_id, name }) => (
          <li key={helper_id} className="wrap-anywhere">
            {texts.cannotLine({ name, why: whyNot(known.data, helper_id) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
  const [isRemoving, setRemoving] = useState(false);
  const [seen, setSeen] = useState(stored?.version ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isOn, after, people } = values;
  const onChange = (change: Partial<Values>): void => setValues({ ...values, ...change });
  const params = { id: medicine.id };
  /** What is stored by now, in words: the next Save replaces it knowingly. */
  const conflictText = (thrown: unknown): string => {
    const now = conflictingRecord(criticalMedicine, thrown);
    setSeen(now?.version ?? null);
    if (now === null) return texts.conflictOff;
    const names = formatList(now.people.map((id) => nameIn(overview, id)));
    return texts.conflict({ people: names, wait: formatDuration(now.after_min) });
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
      await dispatch(saveCritical.initiate({ params, body })).unwrap();
      await dispatch(settled());
      onDone(criticalTexts.saved);
    },
    toRefusal: (thrown) => {
      const known = toApiError(thrown);
      return known.code === 'conflict' ? { text: conflictText(thrown), fields: {} } : known;
    },
  });
  const { isBusy, errors } = sending;
  const onEnd = async (): Promise<void> => {
    setRemoving(true);
    try {
      await dispatch(removeCritical.initiate({ params })).unwrap();
      await dispatch(settled());
      onDone(criticalTexts.removed);
    } catch (error) {
      setRefusal(toApiError(error).text);
      setRemoving(false);
      setEnding(false);
    }
  };
  const told = new Set(
    overview.people.flatMap(({ helper_id, may_be_told }) => (may_be_told ? [helper_id] : [])),
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
        isBusy={isRemoving}
        onConfirm={() => void onEnd()}
        onClose={() => !isRemoving && setEnding(false)}
      >
        <p className="wrap-anywhere">{texts.offBody({ medicine: medicine.name })}</p>
      </ConfirmDialog>
    </div>
  );
}
