import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { Bell } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';

type RemindersButtonProps = {
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly ref: RefObject<HTMLButtonElement | null>;
};

/** §2.5 'Reminders' */
export function RemindersButton({ isOpen, panelId, onPress, ref }: RemindersButtonProps) {
  return (
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
  );
}
