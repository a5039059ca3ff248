import { formatTrailEntry } from '@caretrail/contract/account/format-trail-entry';
import { endsBeforeStart } from '@caretrail/contract/http/period';
import { currentLocale } from '@caretrail/contract/i18n/current-language';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { PendingPart } from '../../ui/loaded-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isEmptyDraft } from './draft.ts';
import { type Draft, emptyDraft } from './slice.ts';
import { auditTexts as texts } from './texts.ts';

type FilterFormProps = {
  readonly asked: Draft;
  /** Technical names, as far as they are known. */
  readonly actions: readonly string[];
  readonly actionsLoaded: ComponentProps<typeof PendingPart>['loaded'];
  /** What the server said of a field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onAsk: (draft: Draft) => void;
};

const outcomes = [
  { value: '', label: texts.anyOutcome },
  { value: 'done', label: texts.outcomes.done },
  { value: 'refused', label: texts.outcomes.refused },
];

function actionChoices(actions: readonly string[], chosen: string) {
  const known = chosen === '' || actions.includes(chosen) ? actions : [...actions, chosen];
  const named = known.map((action) => ({
    value: action,
    label: `${formatTrailEntry({ action, outcome: 'done' })} (${action})`,
  }));
  return [
    { value: '', label: texts.anyAction },
    ...named.toSorted((one, other) => one.label.localeCompare(other.label, currentLocale())),
  ];
}

/** Searches on a press and not while typing: every read of the log is logged. */
export function FilterForm(props: FilterFormProps) {
  const { asked, actions, actionsLoaded, errors, onAsk } = props;
  const [draft, setDraft] = useState(asked);
  const [isTried, setTried] = useState(false);
  const put = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const isTurned = endsBeforeStart(draft.from, draft.until);
  return (
    <form
      role="search"
      aria-label={texts.filters}
      noValidate
      method="post"
      className="space-y-5 rounded-sheet border border-rule bg-sheet p-4 sm:p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isTurned) onAsk(draft);
      }}
    >
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <DatePicker label={texts.from} value={draft.from} onChange={(from) => put({ from })} />
        <DatePicker
          label={texts.until}
          value={draft.until}
          error={isTried && isTurned ? texts.endBeforeStart : undefined}
          onChange={(until) => put({ until })}
        />
        <SelectField
          label={texts.outcome}
          name="outcome"
          choices={outcomes}
          value={draft.outcome}
          onChange={(outcome) => put({ outcome: outcome as Draft['outcome'] })}
        />
        <TextField
          label={texts.actor}
          name="actor"
          hint={texts.personHint}
          autoComplete="off"
          value={draft.actor}
          error={errors['actor']}
          onChange={(event) => put({ actor: event.currentTarget.value })}
        />
        <TextField
          label={texts.subject}
          name="subject"
          hint={texts.personHint}
          autoComplete="off"
          value={draft.subject}
          error={errors['subject']}
          onChange={(event) => put({ subject: event.currentTarget.value })}
        />
        <div className="flex flex-col justify-end">
          <SelectField
            label={texts.action}
            name="action"
            choices={actionChoices(actions, draft.action)}
            value={draft.action}
            onChange={(action) => put({ action })}
          />
          <PendingPart loaded={actionsLoaded} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{texts.search}</Button>
        {!isEmptyDraft(draft) && (
          <Button
            look="quiet"
            onClick={(event) => {
              // The focused button disappears.
              event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              setDraft(emptyDraft);
              setTried(false);
              onAsk(emptyDraft);
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
