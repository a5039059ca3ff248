import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { timelinesTexts } from '../texts.ts';
import { lineTexts as texts } from './texts.ts';

type LineToolsProps<Zoom extends string> = {
  readonly zooms: readonly Zoom[];
  readonly labels: Readonly<Record<Zoom, string>>;
  /** Undefined: between two of them. */
  readonly zoom: Zoom | undefined;
  /** All of it is in sight, so that there is nowhere to go. */
  readonly isWhole?: boolean;
  readonly onZoom: (zoom: Zoom) => void;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
};

/** Joined in one row; on a phone, where large text wraps them, each stands for itself. */
const joined =
  'px-2! max-sm:flex-auto sm:rounded-none sm:px-4! sm:not-first:-ms-px sm:first:rounded-s-control sm:last:rounded-e-control focus-visible:z-1 aria-pressed:z-1';
const group = 'flex flex-wrap gap-1 max-sm:w-full sm:gap-0';

/** Zoom and navigation of a drawing by days. */
export function LineTools<Zoom extends string>(props: LineToolsProps<Zoom>) {
  const { zooms, labels, zoom, isWhole = false, onZoom, canStep, onStep, onToday } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <div role="group" aria-label={texts.howMuch} className={group}>
        {zooms.map((each) => (
          <ToggleButton
            key={each}
            isPressed={zoom === each}
            className={joined}
            onClick={() => onZoom(each)}
          >
            {labels[each]}
          </ToggleButton>
        ))}
      </div>
      {!isWhole && (
        <div role="group" aria-label={texts.whichPart} className={group}>
          <Button
            look="secondary"
            className={joined}
            isDisabled={!canStep(-1)}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />
            {texts.earlier}
          </Button>
          <Button look="secondary" className={joined} onClick={onToday}>
            {timelinesTexts.today}
          </Button>
          <Button
            look="secondary"
            className={joined}
            isDisabled={!canStep(1)}
            onClick={() => onStep(1)}
          >
            {texts.later}
            <ChevronRight className="size-5 max-sm:hidden rtl:-scale-x-100" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
