import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { type Zoom, zoomLabels } from './window.ts';

type LineToolsProps = {
  readonly zooms: readonly Zoom[];
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
};

/** Classes for adjacent buttons in one row. */
const joined =
  'rounded-none px-2! max-sm:flex-auto not-first:-ms-px first:rounded-s-control last:rounded-e-control focus-visible:z-1 sm:px-4! aria-pressed:z-1';

/** Zoom and navigation of the line. */
export function LineTools(props: LineToolsProps) {
  const { zooms, zoom, onZoom, canStep, onStep, onToday } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <div role="group" aria-label="How much is shown" className="flex flex-wrap max-sm:w-full">
        {zooms.map((each) => (
          <ToggleButton
            key={each}
            isPressed={zoom === each}
            className={joined}
            onClick={() => onZoom(each)}
          >
            {zoomLabels[each]}
          </ToggleButton>
        ))}
      </div>
      {zoom !== 'all' && (
        <div role="group" aria-label="Which part is shown" className="flex flex-wrap max-sm:w-full">
          <Button
            look="secondary"
            className={joined}
            isDisabled={!canStep(-1)}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft className="size-5 max-sm:hidden" aria-hidden="true" />
            Earlier
          </Button>
          <Button look="secondary" className={joined} onClick={onToday}>
            Today
          </Button>
          <Button
            look="secondary"
            className={joined}
            isDisabled={!canStep(1)}
            onClick={() => onStep(1)}
          >
            Later
            <ChevronRight className="size-5 max-sm:hidden" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
