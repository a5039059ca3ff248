import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { countOf } from '../words/event-words.ts';
import { LineEntry } from './line-entry.tsx';

type MarkListProps = {
  readonly heading: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  readonly onClose: () => void;
};

const most = 30;

/** The events behind a number, each the way to it. */
export function MarkList({ heading, events, zone, onClose }: MarkListProps) {
  // Out of the line, whose keys are not the dialog's.
  return createPortal(
    <Dialog
      heading={heading}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {events.slice(0, most).map((event) => (
          <LineEntry key={event.id} event={event} zone={zone} />
        ))}
      </ul>
      {events.length > most && (
        <p className="text-ink-soft">
          {`And ${countOf(events.length - most, 'later event')}. Show less of the line at once to read them.`}
        </p>
      )}
    </Dialog>,
    document.body,
  );
}
