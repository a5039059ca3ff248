import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { useEffect, useId, useRef } from 'react';
import { remindersApi } from '../../data/reminders.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { useListeners } from '../../lib/use-listeners.ts';
import type { HeaderPanelProps } from '../../shell/list-header/list-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { reminderTexts as texts } from './texts.ts';

/** §2.5 'Reminders'. It is part of the page, so that it covers nothing. */
export function RemindersPanel({ id, onClose }: HeaderPanelProps) {
  // Doses and events may have changed since it was open.
  const loaded = loadedOf(useFresh(remindersApi.useFindRemindersQuery()));
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
      {loaded.status === 'failed' && <ErrorState message={loaded.error} onRetry={loaded.onRetry} />}
      {loaded.status === 'succeeded' ? (
        <RemindersForm overview={loaded.data} onClose={onClose} />
      ) : (
        <Button look="secondary" className="mt-4" onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </section>
  );
}
