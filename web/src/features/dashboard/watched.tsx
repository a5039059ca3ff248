import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { withCapital } from '@caretrail/contract/i18n/format';
import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import { dashboardApi } from '../../data/dashboard.ts';
import { settled } from '../../data/write.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { factTexts, watchedTexts } from './below-texts.ts';

const { chooseForDashboard } = dashboardApi.endpoints;

type WatchedDialogProps = {
  readonly watched: Dashboard['watched_symptom'];
  readonly onClose: () => void;
};

const mostChoices = 5;
const another = '\0another';

/** Chooses the symptom to count: a recorded one, or a name the user types. */
function WatchedDialog({ watched, onClose }: WatchedDialogProps) {
  const dispatch = useAppDispatch();
  const [choice, setChoice] = useState(watched.name);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = [watched.name, ...watched.others].slice(0, mostChoices);
  const onConfirm = async (): Promise<void> => {
    const watched_symptom = (choice === another ? name : choice).trim();
    if (watched_symptom === '') return setError(watchedTexts.missing);
    setBusy(true);
    const sent = await dispatch(chooseForDashboard.initiate({ body: { watched_symptom } }));
    if (sent.error === undefined) {
      await dispatch(settled());
      return onClose();
    }
    setProblem(toApiError(sent.error).text);
    return setBusy(false);
  };
  return (
    <ConfirmDialog
      heading={watchedTexts.heading}
      confirmText={watchedTexts.confirm}
      cancelText={watchedTexts.cancel}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      {problem !== null && <Alert>{problem}</Alert>}
      <RadioGroup
        legend={watchedTexts.heading}
        isLegendHidden
        name="watched-symptom"
        choices={[
          ...known.map((value) => ({ value, label: withCapital(value) })),
          { value: another, label: watchedTexts.other },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === another && (
        <TextField
          label={watchedTexts.name}
          name="symptom"
          value={name}
          error={error}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** How long ago the watched symptom was recorded last. Of a seizure nothing is said before one was recorded. */
export function Watched({ watched }: { readonly watched: Dashboard['watched_symptom'] }) {
  const [isChoosing, setChoosing] = useState(false);
  const isSeizure = watched.name.toLowerCase() === symptomNames.seizure.toLowerCase();
  const isQuiet = isSeizure && watched.days_since === null;
  // What is watched is a choice of the person themselves.
  const canChoose = useChosenRecord() === null;
  if (isQuiet && (watched.others.length === 0 || !canChoose)) return null;
  return (
    <>
      <div className="border-s-4 border-rule ps-4">
        {!isQuiet && (
          <dl className="flex flex-col gap-1">
            <dt className="text-ink-soft">
              {isSeizure ? factTexts.sinceSeizure : factTexts.since({ symptom: watched.name })}
            </dt>
            <dd className="text-h2 font-semibold text-balance wrap-anywhere">
              {watched.days_since === null
                ? factTexts.neverNoted
                : factTexts.days({ count: watched.days_since })}
            </dd>
          </dl>
        )}
        {canChoose && (
          <Button
            look="quiet"
            className="-ms-3 justify-start px-3 text-start"
            onClick={() => setChoosing(true)}
          >
            {isQuiet ? factTexts.chooseFirst : factTexts.choose}
          </Button>
        )}
      </div>
      {isChoosing && <WatchedDialog watched={watched} onClose={() => setChoosing(false)} />}
    </>
  );
}
