import { formatDuration, formatWhen } from '@caretrail/contract/reminders/format-when';
import { dateAt } from '@caretrail/contract/time/zoned';
import { ChevronDown } from 'lucide-react';
import { useNow } from '../../lib/use-now.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { formatAfter } from './format-after.ts';
import { HowChoice } from './how-choice.tsx';
import { beforeChoices, type ChoicesProps, startChannels, toggled } from './draft.ts';
import { reminderTexts as texts } from './texts.ts';

type OneByOneProps = {
  /** 'All medicines', '2 of 3 medicines' */
  readonly words: (count: number, all: number) => string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly muted: readonly string[];
  readonly onChange: (muted: string[]) => void;
};

/** A switch for each. Closed at first: most people want them all. */
function OneByOne({ words, options, muted, onChange }: OneByOneProps) {
  if (options.length === 0) return null;
  const count = options.filter(({ id }) => !muted.includes(id)).length;
  return (
    <details className="group">
      <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {words(count, options.length)}
      </summary>
      <ul className="ps-7">
        {options.map(({ id, label }) => (
          <li key={id} className="wrap-anywhere">
            <TickBox
              label={label}
              checked={!muted.includes(id)}
              onChange={({ currentTarget: { checked } }) => onChange(toggled(muted, id, !checked))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether, of which events, and how long before. */
export function EventChoices({ overview, draft, onChange }: ChoicesProps) {
  const nowMs = useNow();
  const isOn = draft.events_by.length > 0;
  return (
    <div>
      <TickBox
        label={texts.events}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ events_by: checked ? startChannels(overview) : [] })
        }
      />
      {isOn && (
        <div className="space-y-3 ps-9">
          <HowChoice kind="events_by" {...{ overview, draft, onChange }} />
          <fieldset>
            <legend className="font-semibold">{texts.before}</legend>
            <p className="text-ink-soft">{texts.beforeHint}</p>
            {beforeChoices(draft).map((minutes) => (
              <TickBox
                key={minutes}
                label={formatDuration(minutes)}
                checked={draft.before_event.includes(minutes)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({ before_event: toggled(draft.before_event, minutes, checked) })
                }
              />
            ))}
            {draft.before_event.length === 0 && <p role="status">{texts.noneBefore}</p>}
          </fieldset>
          <OneByOne
            words={(count, all) =>
              count === all ? texts.allEvents : texts.someEvents({ count, all })
            }
            options={overview.events.map(({ id, title, start, time_zone, all_day }) => ({
              id,
              label: texts.event({
                title,
                when: formatWhen(start, dateAt(nowMs, time_zone), all_day),
              }),
            }))}
            muted={draft.muted_events}
            onChange={(muted_events) => onChange({ muted_events })}
          />
        </div>
      )}
    </div>
  );
}

const usual = [15, 30, 60, 120];

/** When a medicine runs low. */
export function StockChoices({ overview, draft, onChange }: ChoicesProps) {
  const isOn = draft.stock_by.length > 0;
  return (
    <div>
      <TickBox
        label={texts.stock}
        hint={texts.stockHint}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ stock_by: checked ? startChannels(overview) : [] })
        }
      />
      {isOn && (
        <div className="space-y-3 ps-9">
          <HowChoice kind="stock_by" {...{ overview, draft, onChange }} />
        </div>
      )}
    </div>
  );
}

/** Whether, of which medicines, and how often. */
export function DoseChoices({ overview, draft, onChange }: ChoicesProps) {
  const isOn = draft.doses_by.length > 0;
  const again = draft.again_after_min;
  const minutes = [...new Set([...usual, ...(again === null ? [] : [again])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <div>
      <TickBox
        label={texts.doses}
        hint={texts.dosesHint}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ doses_by: checked ? startChannels(overview) : [] })
        }
      />
      {isOn && (
        <div className="space-y-3 ps-9">
          <HowChoice kind="doses_by" {...{ overview, draft, onChange }} />
          <OneByOne
            words={(count, all) =>
              count === all ? texts.allMedicines : texts.someMedicines({ count, all })
            }
            options={overview.medications.map(({ id, name }) => ({ id, label: name }))}
            muted={draft.muted_medications}
            onChange={(muted_medications) => onChange({ muted_medications })}
          />
          <SelectField
            label={texts.again}
            name="again"
            value={String(again ?? '')}
            choices={[
              { value: '', label: texts.never },
              ...minutes.map((each) => ({
                value: String(each),
                label: formatAfter(each),
              })),
            ]}
            onChange={(value) => onChange({ again_after_min: value === '' ? null : Number(value) })}
          />
        </div>
      )}
    </div>
  );
}
