import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import { dashboardApi } from '../../data/dashboard.ts';
import { settled } from '../../data/write.ts';
import { toApiError } from '../../lib/refusal.ts';
import { withCapital } from '../../lib/with-capital.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { watchedTexts as texts } from './texts.ts';

const { chooseForDashboard } = dashboardApi.endpoints;

type WatchedDialogProps = {
  readonly watched: Dashboard['watched_symptom'];
  readonly onClose: () => void;
};

const mostChoices = 5;
const another = '\0another';

/** Which symptom is counted: one that was written down, or a name of one's own. */
export function WatchedDialog({ watched, onClose }: WatchedDialogProps) {
  const dispatch = useAppDispatch();
  const [choice, setChoice] = useState(watched.name);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = [watched.name, ...watched.others].slice(0, mostChoices);
  const onConfirm = async (): Promise<void> => {
    const watched_symptom = (choice === another ? name : choice).trim();
    if (watched_symptom === '') return setError(texts.missing);
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
      heading={texts.heading}
      confirmText={texts.confirm}
      cancelText={texts.cancel}
      isOpen
      isBusy={isBusy}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      {problem !== null && <Alert>{problem}</Alert>}
      <RadioGroup
        legend={texts.heading}
        isLegendHidden
        name="watched-symptom"
        choices={[
          ...known.map((value) => ({ value, label: withCapital(value) })),
          { value: another, label: texts.other },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === another && (
        <TextField
          label={texts.name}
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
