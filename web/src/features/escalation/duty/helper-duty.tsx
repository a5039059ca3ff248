import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { escalationApi } from '../../../data/escalation.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { OfferForm, TakeForm } from './duty-form.tsx';
import { formatTurn } from './format-duty.ts';
import { dutyTexts as texts } from './texts.ts';
import { Turns } from './turns.tsx';
import { useDutyAct } from './use-duty-act.ts';

type HelperDutyProps = { readonly overview: EscalationOverview };

/** In the record of someone else: who is on duty, to take it, to ask another person, to answer and to end it. */
export function HelperDuty({ overview }: HelperDutyProps) {
  const me = useAppSelector(selectUser)?.id;
  const duty = loadedOf(
    escalationApi.useFindDutyQuery(undefined, { refetchOnMountOrArgChange: 5 }),
  );
  const act = useDutyAct();
  const [form, setForm] = useState<'take' | 'offer' | null>(null);
  // Null: as what is asked of the reader needs it.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const opener = useFocusAfter<HTMLButtonElement>(form !== null);
  const mayBe = overview.people.some((each) => each.helper_id === me && each.may_be_told);
  const onDone = (words: string): void => {
    setForm(null);
    act.onDone(words);
  };
  const forms = { overview, me, onDone, onClose: () => setForm(null) };
  return (
    <section aria-label={texts.heading}>
      <LoadedPart loaded={duty}>
        {(known) => (
          // One line below the dose that is open; what waits for an answer is not hidden.
          <details
            className="group border-s-4 border-rule ps-3"
            open={isOpen ?? known.offers.some(({ is_mine }) => is_mine)}
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary className="flex min-h-target list-none flex-wrap items-center gap-x-2.5 rounded-control py-1 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {known.on_duty === null ? texts.noOne : formatTurn(known.on_duty)}
              </span>
              <ChevronDown
                className="size-5.5 shrink-0 text-action group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <div className="space-y-3 pt-1 pb-2">
              <p className="text-ink-soft">{texts.lead}</p>
              {act.notice}
              <Turns duty={known} isPatient={false} isSaid act={act} />
              {form === 'take' && <TakeForm {...forms} now={known.on_duty} />}
              {form === 'offer' && <OfferForm {...forms} now={known.on_duty} />}
              {form === null && mayBe && (
                <div className="flex flex-wrap gap-2">
                  {known.on_duty?.is_mine !== true && (
                    <Button ref={opener} look="secondary" onClick={() => setForm('take')}>
                      {texts.take}
                    </Button>
                  )}
                  <Button
                    {...(known.on_duty?.is_mine === true && { ref: opener })}
                    look="secondary"
                    onClick={() => setForm('offer')}
                  >
                    {texts.handOver}
                  </Button>
                </div>
              )}
            </div>
          </details>
        )}
      </LoadedPart>
    </section>
  );
}
