import { messages } from '@caretrail/contract/i18n/messages';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import { dayHeading } from '../../../lib/format-day.ts';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { conflictTexts } from './texts.ts';
import type { FormProps } from './use-event-form.ts';
import { Time, WhenFields } from './when-fields.tsx';

const choices = messages('timelines/quick-when', {
  now: 'Now',
  earlier: '30 minutes ago',
  yesterday: 'Yesterday',
  other: 'Another time',
});
type Choice = keyof typeof choices;

/** A time of the day, and nothing else. */
const moment = {
  endTime: '',
  lastDay: '',
  isAllDay: false,
  isSeveralDays: false,
  isElsewhere: false,
} as const;

const earlierMs = 30 * 60 * 1000;

/** Of yesterday only the day is known. */
function beginningOf(choice: Exclude<Choice, 'other'>, zone: string) {
  const at = Date.now() - (choice === 'earlier' ? earlierMs : 0);
  const [day = '', startTime = ''] = localAt(at, zone).split('T');
  return choice === 'yesterday' ? { day: addDays(day, -1), startTime: '' } : { day, startTime };
}

type QuickWhenProps = FormProps & {
  /** The input came back, perhaps with another time. */
  readonly isRestored: boolean;
};

/** When a seizure was: nothing is chosen before the person says so. */
export function QuickWhen({ isRestored, ...form }: QuickWhenProps) {
  const { values, errors, here, onChange } = form;
  const [choice, setChoice] = useState<Choice | null>(isRestored ? 'other' : null);
  const today = dateAt(here.nowMs, here.zone);
  const isWrong = errors['day'] !== undefined || errors['startTime'] !== undefined;
  const dayWords = values.day === '' ? '' : dayHeading(values.day, today);
  const choose = (chosen: Choice): void => {
    setChoice(chosen);
    if (chosen === 'other') return;
    onChange({ ...moment, ...beginningOf(chosen, here.zone) });
  };
  return (
    <div className="space-y-4">
      <fieldset role="radiogroup">
        <legend className="mb-1.5 font-semibold">{conflictTexts.when}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2.5">
          {(['now', 'earlier', 'yesterday', 'other'] as const).map((each) => (
            <RadioCard
              key={each}
              name="quick_when"
              value={each}
              isChosen={each === choice}
              onChoose={() => choose(each)}
              className="inline-flex min-h-target justify-center px-4 py-2"
            >
              {choices[each]}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      {choice === 'other' || isWrong || values.isAllDay ? (
        <WhenFields {...form} />
      ) : (
        <>
          {choice === 'yesterday' && <Time {...form} name="startTime" isRequired />}
          <p role="status">
            {values.startTime === ''
              ? dayWords
              : conflictTexts.dayAndTime({ day: dayWords, time: values.startTime })}
          </p>
        </>
      )}
    </div>
  );
}
