import { limits } from '@caretrail/contract/limits';
import { withCapital } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { commonSymptoms, symptomName } from '@caretrail/contract/preboarding/symptoms';
import {
  type CheckInChoice,
  mostCheckInSymptoms,
} from '@caretrail/contract/timelines/check-in-choice';
import { eachOnce } from '@caretrail/contract/timelines/each-once';
import { isSeizureName } from '@caretrail/contract/timelines/recorded-as';
import { useState } from 'react';
import { dashboardApi } from '../../data/dashboard.ts';
import { loadedOf } from '../../data/request-state.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';

const texts = messages('settings/check-in', {
  on: 'Offer a check-in every day',
  hint: 'Sleep, energy, mood and your symptoms, with a few taps on Today. Skip it whenever you like.',
  symptoms: 'Symptoms to ask about, up to {most, number}',
  full: 'You have chosen {most, number}. Take one back to choose another.',
  another: 'Another symptom',
  add: 'Add symptom',
  saved: 'Saved.',
});

const plain = (name: string): string => name.trim().toLowerCase();

/** A seizure has a clock of its own. */
const common = commonSymptoms.filter((each) => each !== 'Seizures').map(symptomName);

type ChoiceProps = { readonly choice: CheckInChoice; readonly recorded: readonly string[] };

/** Each change is saved at once, in the account. */
function Choice({ choice, recorded }: ChoiceProps) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(choice);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<'saved' | { readonly problem: string } | null>(null);
  // In the order in which they were first shown: nothing moves when one is chosen.
  const [first] = useState(() =>
    eachOnce([...choice.symptoms, ...recorded.slice(0, mostCheckInSymptoms), ...common]),
  );
  const added = chosen.symptoms.filter((each) => !first.some((one) => plain(one) === plain(each)));
  const { symptoms } = chosen;
  const isFull = symptoms.length >= mostCheckInSymptoms;
  const isChosen = (name: string): boolean => symptoms.some((each) => plain(each) === plain(name));
  const save = async (next: CheckInChoice): Promise<void> => {
    const before = chosen;
    setChosen(next);
    setSaid(null);
    const { error } = await dispatch(
      dashboardApi.endpoints.chooseForDashboard.initiate({ body: { check_in: next } }),
    );
    if (error === undefined) return setSaid('saved');
    setChosen(before);
    return setSaid({ problem: toApiError(error).text });
  };
  const onToggle = (name: string): void =>
    void save({
      ...chosen,
      symptoms: isChosen(name)
        ? symptoms.filter((each) => plain(each) !== plain(name))
        : [...symptoms, name],
    });
  const onAdd = (): void => {
    const name = typed.trim();
    if (name === '' || isFull) return;
    setTyped('');
    if (!isChosen(name)) onToggle(name);
  };
  return (
    <div className="space-y-5">
      <TickBox
        label={texts.on}
        hint={texts.hint}
        checked={chosen.is_on}
        onChange={({ currentTarget }) => void save({ ...chosen, is_on: currentTarget.checked })}
      />
      {chosen.is_on && (
        <>
          <div role="group" aria-labelledby="check-in-symptoms" className="space-y-2">
            <p id="check-in-symptoms" className="font-semibold">
              {texts.symptoms({ most: mostCheckInSymptoms })}
            </p>
            <div className="flex flex-wrap gap-2.5">
              {[...first, ...added].map((name) => (
                <ToggleButton
                  key={name}
                  isPressed={isChosen(name)}
                  isDisabled={isFull && !isChosen(name)}
                  onClick={() => onToggle(name)}
                  className="px-4 wrap-anywhere"
                >
                  {withCapital(name)}
                </ToggleButton>
              ))}
            </div>
          </div>
          {isFull ? (
            <p className="text-ink-soft">{texts.full({ most: mostCheckInSymptoms })}</p>
          ) : (
            <form
              className="flex flex-wrap items-end gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                onAdd();
              }}
            >
              <div className="min-w-[min(100%,16rem)] flex-1">
                <TextField
                  label={texts.another}
                  name="check-in-symptom"
                  value={typed}
                  maxLength={limits.text.short}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                />
              </div>
              <Button type="submit" look="secondary">
                {texts.add}
              </Button>
            </form>
          )}
        </>
      )}
      <div role="status" className="min-h-6">
        {said === 'saved' && texts.saved}
      </div>
      {said !== null && said !== 'saved' && <Alert>{said.problem}</Alert>}
    </div>
  );
}

/** The check-in is off until it is switched on here. */
export function CheckInPart() {
  const loaded = loadedOf(dashboardApi.useReadDashboardQuery(undefined));
  return (
    <LoadedPart loaded={loaded}>
      {({ shown: { check_in, watched_symptom } }) =>
        check_in === null ? null : (
          <Choice
            choice={{ is_on: check_in.is_on, symptoms: check_in.symptoms }}
            recorded={watched_symptom.others.filter((each) => !isSeizureName(each))}
          />
        )
      }
    </LoadedPart>
  );
}
