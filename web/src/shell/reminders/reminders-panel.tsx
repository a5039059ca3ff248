import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { useEffect, useId, useRef } from 'react';
import { useListeners } from '../../lib/use-listeners.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { reminderTexts as texts } from './texts.ts';
import { useReminders } from './use-reminders.ts';

export type RemindersPanelProps = { readonly id: string; readonly onClose: () => void };

/** §2.5 'Reminders'. It stands in the page, so that nothing is hidden under it. */
export function RemindersPanel({ id, onClose }: RemindersPanelProps) {
  const { loaded, onRetry } = useReminders();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useListeners(panel, {
    keydown: ({ key }) => {
      if (key === 'Escape') onClose();
    },
  });

  return (
    <section
      id={id}
      ref={panel}
      aria-labelledby={headingId}
      className="max-w-[40rem] rounded-sheet border border-rule bg-sheet p-5 shadow-sheet print:hidden"
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-4 text-h3">
        {pageHeaderTexts.reminders}
      </h2>
      {loaded.status === 'loading' && (
        <Skeleton label={texts.loading}>
          <SkeletonShape className="mb-3 h-5 w-2/3" />
          <SkeletonShape className="mb-3 h-11 w-full" />
          <SkeletonShape className="h-11 w-full" />
        </Skeleton>
      )}
      {loaded.status === 'failed' && <ErrorState message={loaded.error} onRetry={onRetry} />}
      {loaded.status === 'succeeded' ? (
        <RemindersForm loaded={loaded.overview} onClose={onClose} />
      ) : (
        <Button look="secondary" className="mt-4" onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </section>
  );
}
