import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPage, lazyPart } from '../../lib/lazy-page.ts';
import type { HeaderPanel, HeaderPanelProps } from '../../shell/list-header/list-header.tsx';
import { Button } from '../../ui/button.tsx';
import { reminderTexts as texts } from './texts.ts';

/** Its time fields are large, and few open it. */
const Panel = lazyPart(
  () => import('./reminders-panel.tsx').then((m) => m.RemindersPanel),
  RemindersNotLoaded,
);

/** Shown and focused in place of the panel when its files are gone after a deployment or cannot be reached. */
function RemindersNotLoaded({ id }: HeaderPanelProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p id={id} ref={place} role="alert" tabIndex={-1} className="max-w-[34rem]">
      {texts.notLoaded}
    </p>
  );
}

/** §2.5 'Reminders', for the header of a list: the button, and what it opens. */
export const headerReminders: HeaderPanel = {
  Button: ({ isOpen, panelId, onPress, ref }) => (
    <Button
      ref={ref}
      look="secondary"
      className="max-sm:px-3 sm:px-4"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      <Bell className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      {pageHeaderTexts.reminders}
    </Button>
  ),
  Panel: (props) => (
    <Suspense fallback={<p role="status">{texts.opening}</p>}>
      <Panel {...props} />
    </Suspense>
  ),
};

/** The section of the profile, in a chunk of its own. */
export const RemindersSection = lazyPage(() =>
  import('./reminders-section.tsx').then((m) => m.RemindersSection),
);
