import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { limits } from '@caretrail/contract/limits';
import { doseDayAt, isAfterMidnight } from '@caretrail/contract/medications/dose-day';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dashboardApi } from '../../data/dashboard.ts';
import { settled } from '../../data/write.ts';
import { weekdayName } from '../../lib/format-day.ts';
import { toApiError } from '../../lib/refusal.ts';
import { withCapital } from '@caretrail/contract/i18n/format';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formatAgendaTime } from './format-agenda.ts';
import { agendaHref, newEventHref } from './links.ts';
import { factTexts, watchedTexts } from './texts.ts';

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

type FactProps = {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
};

const Fact = ({ label, value, children }: FactProps) => (
  <div className="flex flex-col gap-1 border-s-4 border-rule ps-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-h2 font-semibold text-balance wrap-anywhere">{value}</dd>
    {children !== undefined && <dd className="wrap-anywhere">{children}</dd>}
  </div>
);

type FactsProps = { readonly shown: Dashboard; readonly nowMs: number };

/** The three facts that users look for first. */
export function Facts({ shown, nowMs }: FactsProps) {
  const { next_visit: visit, medicines_today, watched_symptom: watched, today, time_zone } = shown;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-5">
        {visit === null ? (
          <Fact label={factTexts.visit} value={factTexts.noVisit}>
            <Link to={newEventHref} className="link">
              {factTexts.addVisit}
            </Link>
          </Fact>
        ) : (
          <Fact
            label={factTexts.visit}
            value={formatAgendaTime(visit, { today, zone: time_zone, nowMs })}
          >
            <Link to={agendaHref(visit)} className="link">
              {visit.title}
            </Link>
            {visit.location_name !== '' && (
              <span className="block text-ink-soft">{visit.location_name}</span>
            )}
          </Fact>
        )}
        <Fact
          label={
            isAfterMidnight(nowMs, time_zone)
              ? factTexts.medicinesOn({ weekday: weekdayName(doseDayAt(nowMs, time_zone)) })
              : factTexts.medicines
          }
          value={
            medicines_today.planned === 0 ? factTexts.noDoses : factTexts.count(medicines_today)
          }
        />
        <Fact
          label={
            watched.name.toLowerCase() === symptomNames.seizure.toLowerCase()
              ? factTexts.sinceSeizure
              : factTexts.since({ symptom: watched.name })
          }
          value={
            watched.days_since === null
              ? factTexts.neverNoted
              : factTexts.days({ count: watched.days_since })
          }
        >
          <Button
            look="quiet"
            className="-ms-3 justify-start px-3 text-start"
            onClick={() => setChoosing(true)}
          >
            {factTexts.choose}
          </Button>
        </Fact>
      </dl>
      {isChoosing && <WatchedDialog watched={watched} onClose={() => setChoosing(false)} />}
    </>
  );
}
