import { messages } from '@caretrail/contract/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const texts = messages('ui/more-details', {
  add: 'Add more details',
  optional: 'All of these are optional.',
});

type MoreDetailsProps = {
  /** One of the fields has a value or an error. */
  readonly isNeeded: boolean;
  /** Their values, shown while they are closed. */
  readonly summary?: string;
  readonly children: ReactNode;
};

/** Closed at first, so that a tired user sees few questions. */
export function MoreDetails({ isNeeded, summary = '', children }: MoreDetailsProps) {
  // It must not close while the user clears a field or corrects an error.
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-rule pt-4"
    >
      <summary className="flex min-h-target list-none flex-wrap items-center gap-x-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.add}
        {summary !== '' && (
          <span className="basis-full ps-7.5 pb-1 font-normal text-ink wrap-anywhere group-open:hidden">
            {summary}
          </span>
        )}
      </summary>
      <p className="text-ink-soft">{texts.optional}</p>
      <div className="space-y-7 pt-5">{children}</div>
    </details>
  );
}
