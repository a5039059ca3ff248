import { isAfterMidnight } from '@caretrail/contract/medications/dose-day';
import { addDays } from '@caretrail/contract/time/days';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { weekdayName } from '../../../lib/format-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { dayTexts as texts } from './texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';

type DaySwitchProps = {
  readonly day: string;
  /** The dose day: after midnight still the day before. */
  readonly today: string;
  readonly onDay: (day: string) => void;
};

type DayDialogProps = Omit<DaySwitchProps, 'today'> & { readonly onClose: () => void };

function DayDialog({ day, onDay, onClose }: DayDialogProps) {
  const [chosen, setChosen] = useState(day);
  const [error, setError] = useState<string>();
  const onConfirm = (): void => {
    if (chosen === '') return setError(texts.wrong);
    onClose();
    return onDay(chosen);
  };
  return (
    <ConfirmDialog
      heading={texts.chooseHeading}
      confirmText={texts.show}
      cancelText={texts.cancel}
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <LazyDatePicker
        label={texts.day}
        value={chosen}
        error={error}
        onChange={(next) => {
          setChosen(next);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

/** Switches between today, earlier days and coming ones. After midnight they are named by weekday. */
export function DaySwitch({ day, today, onDay }: DaySwitchProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isNight = isAfterMidnight(useNow(), usePatientZone());
  const isToday = day === today;
  const yesterday = isNight ? weekdayName(addDays(today, -1)) : texts.yesterday;
  const look = { look: 'quiet', className: 'px-3' } as const;
  return (
    <div
      role="group"
      aria-label={texts.switch}
      className="-mx-3 flex flex-wrap gap-x-1 print:hidden"
    >
      <Button {...look} onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {isToday ? yesterday : texts.previous}
      </Button>
      {!isToday && (
        <Button {...look} onClick={() => onDay(addDays(day, 1))}>
          {texts.next}
          <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      )}
      <Button {...look} onClick={() => setChoosing(true)}>
        <CalendarDays className="size-5" aria-hidden="true" />
        {texts.choose}
      </Button>
      {!isToday && (
        <Button {...look} onClick={() => onDay(today)}>
          {isNight ? texts.backTo({ weekday: weekdayName(today) }) : texts.backToToday}
        </Button>
      )}
      {isChoosing && <DayDialog {...{ day, onDay }} onClose={() => setChoosing(false)} />}
    </div>
  );
}
