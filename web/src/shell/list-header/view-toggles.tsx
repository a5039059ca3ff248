import {
  eventViewButtons,
  viewAfterPress,
  type EventView,
} from '@caretrail/contract/timelines/views';
import { CalendarDays, ChartNoAxesGantt } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

const icons = { timeline: ChartNoAxesGantt, calendar: CalendarDays } as const;

type ViewTogglesProps = {
  readonly view: EventView;
  readonly onChange: (view: EventView) => void;
};

/** §2.5: 'Timeline' and 'Calendar'; a pressed one, pressed again, goes back to the list. */
export function ViewToggles({ view, onChange }: ViewTogglesProps) {
  return (
    <div role="group" aria-label="View" className="contents">
      {eventViewButtons.map((button) => {
        const Icon = icons[button.view];
        const isPressed = view === button.view;
        return (
          <Button
            key={button.view}
            look="secondary"
            aria-pressed={isPressed}
            className="px-4 aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--action)]"
            onClick={() => onChange(viewAfterPress(view, button.view))}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {button.label}
          </Button>
        );
      })}
    </div>
  );
}
