import { messages } from '@caretrail/contract/i18n/messages';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';

/** The segments of a date or a time, each typed or changed with the arrow keys. */
export function SegmentInput() {
  return (
    <DateInput className="flex min-h-[44px] flex-auto items-center">
      {(segment) => (
        <DateSegment
          segment={segment}
          className={
            segment.type === 'literal'
              ? 'px-0.5 text-ink-soft'
              : 'inline-flex min-h-9 min-w-[min(2.5rem,10vw)] items-center justify-center rounded-small px-[min(0.25rem,1vw)] uppercase outline-none focus:bg-action focus:text-on-action data-placeholder:text-ink-soft data-placeholder:focus:text-on-action'
          }
        />
      )}
    </DateInput>
  );
}

const texts = messages('ui/segment-input', { clear: 'Clear {label}' });

type ClearButtonProps = { readonly label: string; readonly onClear: () => void };

/** The library's button: a date group treats presses on any other button as its own. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Button
      ref={button}
      // Not the button that opens the calendar.
      slot={null}
      onPress={() => {
        // It disappears with the value that it clears.
        button.current?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
        onClear();
      }}
      className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-control text-action hover:bg-action-tint focus-visible:-outline-offset-4"
    >
      <X className="size-5" aria-hidden="true" />
      <span className="sr-only">{texts.clear({ label })}</span>
    </Button>
  );
}
