import { addDays } from '@caretrail/contract/time/days';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayTexts as texts } from '../../../shell/doses/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';

type DaySwitchProps = {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
};

function DayDialog({ day, today, onDay, onClose }: DaySwitchProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(day);
  const [error, setError] = useState<string>();
  const onConfirm = (): void => {
    if (chosen === '' || chosen > today) return setError(texts.wrong);
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
        max={today}
        error={error}
        onChange={(next) => {
          setChosen(next);
          setError(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

/** Yesterday is one tap away, and so is the way back. */
export function DaySwitch({ day, today, onDay }: DaySwitchProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isToday = day === today;
  const look = { look: 'quiet', className: 'px-3' } as const;
  return (
    <div
      role="group"
      aria-label={texts.switch}
      className="-mx-3 flex flex-wrap gap-x-1 print:hidden"
    >
      <Button {...look} onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft className="size-5" aria-hidden="true" />
        {isToday ? texts.yesterday : texts.previous}
      </Button>
      {!isToday && (
        <Button {...look} onClick={() => onDay(addDays(day, 1))}>
          {texts.next}
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      )}
      <Button {...look} onClick={() => setChoosing(true)}>
        <CalendarDays className="size-5" aria-hidden="true" />
        {texts.choose}
      </Button>
      {!isToday && (
        <Button {...look} onClick={() => onDay(today)}>
          {texts.backToToday}
        </Button>
      )}
      {isChoosing && <DayDialog {...{ day, today, onDay }} onClose={() => setChoosing(false)} />}
    </div>
  );
}
