import { addDays, startOfWeek } from '@caretrail/contract/time/days';
import { Chips } from './chips.tsx';
import { formTexts as texts } from './texts.ts';

type QuickDaysProps = {
  readonly value: string;
  readonly today: string;
  readonly onPick: (day: string) => void;
};

const quickDays = (today: string) =>
  [
    [texts.today, today],
    [texts.tomorrow, addDays(today, 1)],
    [texts.nextMonday, addDays(startOfWeek(today), 7)],
  ] as const;

/** The days on which most plans and changes start. */
export const QuickDays = ({ value, today, onPick }: QuickDaysProps) => (
  <Chips
    legend={texts.quickDays}
    chips={quickDays(today).map(([text, day]) => ({
      text,
      isPressed: value === day,
      onPress: () => onPick(day),
    }))}
  />
);
