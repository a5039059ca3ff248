import { exampleLines } from '@caretrail/contract/reminders/format-mail';
import type { NextReminder, ReminderOverview } from '@caretrail/contract/reminders/schema';
import { formatWhen, formatWhenFirst } from '@caretrail/contract/reminders/format-when';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useId } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldPlace } from '../../ui/field-place.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { DoseChoices, EventChoices, StockChoices } from './choices.tsx';
import { type ChoicesProps, type Draft, isAnyByPush } from './draft.ts';
import { MailAfter } from './mail-after.tsx';
import { reminderTexts as texts } from './texts.ts';
import { useRemindersForm } from './use-reminders-form.ts';

/** 'Today at 20:00: Levetiracetam'; with the time of the dose or event if it differs. */
export function formatNext(reminder: NextReminder, today: string): string {
  const { name, comes_at, local_date_time, all_day } = reminder;
  const when = formatWhenFirst(comes_at, today);
  if (comes_at === local_date_time && !all_day) return texts.nextLine({ when, name });
  return texts.nextLineAbout({ when, name, about: formatWhen(local_date_time, today, all_day) });
}

const most = 3;

/** The next reminders under the saved settings. */
function NextReminders({ overview }: { readonly overview: ReminderOverview }) {
  const { settings, next, time_zone } = overview;
  const today = dateAt(useNow(), time_zone);
  const { doses_by, stock_by, events_by } = settings;
  if ([doses_by, stock_by, events_by].every(({ length }) => length === 0)) {
    return <p>{texts.none}</p>;
  }
  if (next.length === 0) return <p>{texts.nothingNext}</p>;
  return (
    <div>
      <h3 className="font-semibold">{texts.next}</h3>
      <ul className="wrap-anywhere">
        {next.slice(0, most).map((reminder) => (
          <li key={`${reminder.comes_at} ${reminder.kind} ${reminder.name}`}>
            {formatNext(reminder, today)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const choices = [
  { isNaming: false, value: 'discreet', label: texts.discreet, line: exampleLines.discreet },
  { isNaming: true, value: 'named', label: texts.named, line: exampleLines.named },
] as const;

const contents = {
  names_in_notifications: { legend: texts.noticeSays, hint: texts.noticeSaysHint },
  names_in_mails: { legend: texts.mailSays, hint: texts.mailSaysHint },
} as const;

type ContentProps = Pick<ChoicesProps, 'draft' | 'onChange'> & {
  readonly by: keyof typeof contents;
};

/** Whether a notification or an email names medicines and amounts, with an example line for each. */
function Content({ by, draft, onChange }: ContentProps) {
  const id = useId();
  const { legend, hint } = contents[by];
  return (
    <fieldset role="radiogroup" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="mb-3 text-ink-soft">
        {hint}
      </p>
      <div className="grid gap-2.5">
        {choices.map(({ isNaming, value, label, line }) => (
          <RadioCard
            key={value}
            name={`${id}-words`}
            value={value}
            isChosen={draft[by] === isNaming}
            onChoose={() => onChange({ [by]: isNaming })}
            hint={texts.example({ line })}
            className="flex min-h-target gap-3.5 px-4 py-3"
          >
            {label}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

type RemindersFormProps = {
  readonly overview: ReminderOverview;
  /** In the profile there is nothing to close. */
  readonly onClose?: () => void;
  /** What was typed before and not saved. */
  readonly found?: Draft | null;
  /** Called with unsaved input; null when there is none. */
  readonly onKeep?: (draft: Draft | null) => void;
};

/** Nothing changes before Save; then a notice confirms it, and the next reminders are shown above. */
export function RemindersForm({ overview, onClose, found, onKeep }: RemindersFormProps) {
  const form = useRemindersForm(overview, found ?? null, onKeep);
  const { draft, onChange } = form;
  return (
    <form
      noValidate
      method="post"
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.onSave();
      }}
    >
      <NextReminders overview={overview} />
      <fieldset className="space-y-2">
        <legend className="mb-1 font-semibold">{texts.about}</legend>
        <p className="text-ink-soft wrap-anywhere">{texts.address({ address: overview.email })}</p>
        <DoseChoices {...{ overview, draft, onChange }} />
        <StockChoices {...{ overview, draft, onChange }} />
        <EventChoices {...{ overview, draft, onChange }} />
      </fieldset>
      {isAnyByPush(draft) && (
        <>
          <MailAfter {...{ draft, onChange }} />
          <Content by="names_in_notifications" {...{ draft, onChange }} />
        </>
      )}
      <Content by="names_in_mails" {...{ draft, onChange }} />
      <fieldset>
        <legend className="mb-1 font-semibold">{texts.quiet}</legend>
        <p className="mb-3 text-ink-soft">{texts.quietHint}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <TimeField
            label={texts.quietFrom}
            value={draft.quietFrom}
            onChange={(quietFrom) => onChange({ quietFrom })}
          />
          <FieldPlace name="quiet">
            <TimeField
              label={texts.quietUntil}
              value={draft.quietUntil}
              error={form.quietError}
              onChange={(quietUntil) => onChange({ quietUntil })}
            />
          </FieldPlace>
        </div>
      </fieldset>
      <p className="text-ink-soft">{texts.caution}</p>
      {form.refusal !== null && <Alert>{form.refusal}</Alert>}
      <p role="status" className={form.isSaved ? 'font-semibold text-fine' : 'sr-only'}>
        {form.isSaved ? texts.saved : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        {onClose !== undefined && (
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
