import { useEffect, useRef } from 'react';
import type { RemindersPanelProps } from './reminders-panel.tsx';
import { reminderTexts as texts } from './texts.ts';

/** In the panel's place, with the focus, when its files are gone after a deployment or out of reach. */
export function RemindersNotLoaded({ id }: Pick<RemindersPanelProps, 'id'>) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p id={id} ref={place} role="alert" tabIndex={-1} className="max-w-[34rem]">
      {texts.notLoaded}
    </p>
  );
}
