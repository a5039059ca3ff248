import type {
  CriticalMedicineAnswer,
  EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { formatDuration } from '@caretrail/contract/reminders/format-when';
import type { Medication } from '@caretrail/contract/medications/schema';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { ProblemIcon } from '../../../ui/problem-icon.tsx';
import { useDone } from '../../../ui/use-done.tsx';
import { nameIn } from '../names.ts';
import { criticalTexts as texts } from './texts.ts';
import type { CriticalFormProps } from './critical-form.tsx';
import { type useCritical, useKnownCircle } from './use-critical.ts';
import { whyNot } from './why-not.ts';

type OrderProps = {
  readonly stored: CriticalMedicineAnswer;
  readonly overview: EscalationOverview;
};

/** Who is told and when, in words; who is passed over stays in the list. */
function Order({ stored: { people, after_min }, overview }: OrderProps) {
  const wait = formatDuration(after_min);
  const mayBe = (id: string): boolean =>
    overview.people.some(({ helper_id, may_be_told }) => helper_id === id && may_be_told);
  const first = people.find(mayBe);
  // Without an answer the reason is a general one, which is true as well.
  const known = useKnownCircle(!people.every(mayBe));
  const circle = known.status === 'succeeded' ? known.data : undefined;
  return (
    <>
      <p className="font-semibold">{texts.on}</p>
      {first === undefined && (
        <p role="alert" className="flex gap-2 font-medium text-problem">
          <ProblemIcon className="mt-1 size-5 shrink-0" />
          {texts.noOne}
        </p>
      )}
      <ol className="list-decimal space-y-0.5 ps-6 wrap-anywhere">
        {people.map((id) => {
          const name = nameIn(overview, id);
          return (
            <li key={id}>
              {!mayBe(id)
                ? texts.cannot({ name, why: whyNot(circle, id) })
                : texts[id === first ? 'first' : 'later']({ name, wait })}
            </li>
          );
        })}
      </ol>
      <p className="text-ink-soft">{`${texts.duty} ${texts.ends}`}</p>
    </>
  );
}

/** Few people open it. */
const CriticalForm = lazyPart<CriticalFormProps>(
  () => import('./critical-form.tsx').then((m) => m.CriticalForm),
  () => <p role="alert">{texts.notLoaded}</p>,
);

type CriticalPartProps = {
  readonly loaded: ReturnType<typeof useCritical>;
  readonly medicine: Pick<Medication, 'id' | 'name' | 'status'>;
};

/** D11: who is told when a dose of this medicine is not recorded. Read-only for those who may not manage medicines. */
export function CriticalPart({ medicine, loaded }: CriticalPartProps) {
  const [isEditing, setEditing] = useState(false);
  const { notice, onDone } = useDone();
  const opener = useFocusAfter<HTMLButtonElement>(isEditing);
  const onSaved = (words: string): void => {
    setEditing(false);
    onDone(words);
  };
  return (
    <LoadedPart loaded={loaded}>
      {(overview) => {
        const stored =
          overview.medicines.find(({ medication_id }) => medication_id === medicine.id) ?? null;
        if (isEditing)
          return (
            <Suspense fallback={<p role="status">{texts.loading}</p>}>
              <CriticalForm
                {...{ medicine, overview, stored }}
                onDone={onSaved}
                onClose={() => setEditing(false)}
              />
            </Suspense>
          );
        return (
          <>
            {notice}
            {stored === null ? <p>{texts.off}</p> : <Order {...{ stored, overview }} />}
            <IfCan act="manage" area="medication">
              <Button
                ref={opener}
                look="secondary"
                className="print:hidden"
                onClick={() => setEditing(true)}
              >
                {stored === null ? texts.setUp : texts.change}
              </Button>
            </IfCan>
          </>
        );
      }}
    </LoadedPart>
  );
}
