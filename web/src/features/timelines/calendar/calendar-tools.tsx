import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { type Mode, modes } from './period.ts';

type CalendarToolsProps = {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
};

const words: Readonly<Record<Mode, { readonly name: string; readonly step: string }>> = {
  month: { name: 'Month', step: 'month' },
  week: { name: 'Week', step: 'week' },
  agenda: { name: 'Agenda', step: '30 days' },
};

export function CalendarTools({ mode, onMode, onStep, onToday }: CalendarToolsProps) {
  const { step } = words[mode];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <div role="group" aria-label="Which days are shown" className="flex flex-wrap gap-2">
        <Button look="secondary" className="max-sm:px-2.5" onClick={() => onStep(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
          Previous<span className="sr-only">{` ${step}`}</span>
        </Button>
        <Button look="secondary" className="max-sm:px-2.5" onClick={onToday}>
          Today
        </Button>
        <Button look="secondary" className="max-sm:px-2.5" onClick={() => onStep(1)}>
          Next<span className="sr-only">{` ${step}`}</span>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <div role="group" aria-label="How much is shown" className="flex flex-wrap gap-2">
        {modes.map((each) => (
          <ToggleButton
            key={each}
            isPressed={mode === each}
            className="max-sm:px-4"
            onClick={() => onMode(each)}
          >
            {words[each].name}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
