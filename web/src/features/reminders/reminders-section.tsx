import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { useState } from 'react';
import { remindersApi } from '../../data/reminders.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useHeldDraft } from '../../shell/use-profile-draft.ts';
import { LeaveDialog } from '../../ui/confirm-dialog.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { DevicesPart } from './devices/devices-part.tsx';
import { type Draft, isAnyByPush, withNotifications } from './draft.ts';
import { RemindersForm } from './reminders-form.tsx';
import { reminderTexts as texts } from './texts.ts';

/** The same as behind the button Reminders of §2.5, with room of its own. */
export function RemindersSection() {
  const loaded = loadedOf(useFresh(remindersApi.useFindRemindersQuery()));
  const dispatch = useAppDispatch();
  const [saves, setSaves] = useState(0);
  const [held, hold] = useHeldDraft<Draft>('reminders');
  const [found, setFound] = useState(held);
  const [isChanged, setChanged] = useState(found !== null);
  const guard = useLeaveGuard(isChanged);
  const onKeep = (draft: Draft | null): void => {
    setChanged(draft !== null);
    hold(draft);
  };
  const notifyBy = ({ settings }: ReminderOverview): (() => Promise<void>) | null => {
    if (isChanged || isAnyByPush(settings)) return null;
    return async () => {
      const body = withNotifications(settings);
      const call = remindersApi.endpoints.saveReminders.initiate({ body }, { track: false });
      await dispatch(call).unwrap();
      // The form begins with what is stored now.
      setSaves((before) => before + 1);
    };
  };
  return (
    <LoadedPart loaded={loaded}>
      {(overview) => (
        <div className="space-y-6">
          {found !== null && isChanged && <KeptNote onDiscard={() => setFound(null)} />}
          <RemindersForm
            key={`${saves} ${found === null ? 'new' : 'kept'}`}
            overview={overview}
            found={found}
            onKeep={onKeep}
          />
          <DevicesPart onUse={notifyBy(overview)} />
          <LeaveDialog guard={guard} what={texts.leaving} />
        </div>
      )}
    </LoadedPart>
  );
}
