import { messages } from '@caretrail/contract/i18n/messages';
import {
  eventViewButtons,
  viewAfterPress,
  type EventView,
} from '@caretrail/contract/timelines/views';
import { CalendarDays, ChartNoAxesGantt, List } from 'lucide-react';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useSimpleMode } from '../use-simple-mode.ts';

const texts = messages('shell/view-toggles', { label: 'View' });

const icons = { list: List, timeline: ChartNoAxesGantt, calendar: CalendarDays } as const;

type ViewTogglesProps = {
  readonly view: EventView;
  readonly onChange: (view: EventView) => void;
};

/** §2.5: one of them is always active; pressing it again returns to the list. The simple mode leaves out the line. */
export function ViewToggles({ view, onChange }: ViewTogglesProps) {
  const isSimple = useSimpleMode();
  const shown = eventViewButtons.filter((button) => !isSimple || button.view !== 'timeline');
  return (
    <div role="group" aria-label={texts.label} className="isolate flex w-full sm:w-auto">
      {shown.map((button) => {
        const Icon = icons[button.view];
        const isPressed = view === button.view;
        return (
          <ToggleButton
            key={button.view}
            isPressed={isPressed}
            className="min-w-0 flex-auto rounded-none not-first:-ms-px first:rounded-s-control last:rounded-e-control focus-visible:z-10 max-sm:px-1 max-sm:text-small sm:px-3 aria-pressed:z-10"
            onClick={() => onChange(viewAfterPress(view, button.view))}
          >
            <Icon className="size-5 shrink-0 max-2xl:hidden" aria-hidden="true" />
            {button.label}
          </ToggleButton>
        );
      })}
    </div>
  );
}
