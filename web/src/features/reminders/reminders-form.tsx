import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldPlace } from '../../ui/field-place.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { DoseChoices } from './dose-choices.tsx';
import type { Draft } from './draft.ts';
import { EventChoices } from './event-choices.tsx';
import { MailWords } from './mail-words.tsx';
import { NextReminders } from './next-reminders.tsx';
import { reminderTexts as texts } from './texts.ts';
import { useRemindersForm } from './use-reminders-form.ts';

type RemindersFormProps = {
  readonly overview: ReminderOverview;
  /** In the profile there is nothing to close. */
  readonly onClose?: () => void;
  /** What was typed before and not saved. */
  readonly found?: Draft | null;
  /** Hears what is typed and not saved; null when nothing is. */
  readonly onKeep?: (draft: Draft | null) => void;
};

/** Nothing changes before Save; what was saved is said, and what comes of it stands above. */
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
        <legend className="mb-1 font-semibold wrap-anywhere">{texts.byMail(overview.email)}</legend>
        <DoseChoices {...{ overview, draft, onChange }} />
        <TickBox
          label={texts.stock}
          hint={texts.stockHint}
          checked={draft.stock_by.length > 0}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ stock_by: checked ? ['email'] : [] })
          }
        />
        <EventChoices {...{ overview, draft, onChange }} />
      </fieldset>
      <MailWords draft={draft} onChange={onChange} />
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
