import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { type Zoom, zoomWords } from './window.ts';

type LineToolsProps = {
  readonly zooms: readonly Zoom[];
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onZoomBy: (direction: 1 | -1) => void;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
};

const pressed =
  'max-sm:px-2.5 aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--action)]';

/** How much of the line is in sight, and which part of it. */
export function LineTools(props: LineToolsProps) {
  const { zooms, zoom, onZoom, onZoomBy, canStep, onStep, onToday } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <div role="group" aria-label="How much is shown" className="flex flex-wrap gap-2">
        {zooms.map((each) => (
          <Button
            key={each}
            look="secondary"
            aria-pressed={zoom === each}
            className={pressed}
            onClick={() => onZoom(each)}
          >
            {zoomWords[each]}
          </Button>
        ))}
        <Button
          look="secondary"
          className="px-3!"
          isDisabled={zoom === zooms[0]}
          onClick={() => onZoomBy(-1)}
        >
          <Minus className="size-5" aria-hidden="true" />
          <span className="sr-only">Zoom out</span>
        </Button>
        <Button
          look="secondary"
          className="px-3!"
          isDisabled={zoom === zooms.at(-1)}
          onClick={() => onZoomBy(1)}
        >
          <Plus className="size-5" aria-hidden="true" />
          <span className="sr-only">Zoom in</span>
        </Button>
      </div>
      {zoom !== 'all' && (
        <div role="group" aria-label="Which part is shown" className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="max-sm:px-3"
            isDisabled={!canStep(-1)}
            onClick={() => onStep(-1)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
            Earlier
          </Button>
          <Button look="secondary" className="max-sm:px-3" onClick={onToday}>
            Today
          </Button>
          <Button
            look="secondary"
            className="max-sm:px-3"
            isDisabled={!canStep(1)}
            onClick={() => onStep(1)}
          >
            Later
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
