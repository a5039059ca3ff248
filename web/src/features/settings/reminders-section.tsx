import { useState } from 'react';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { draftKept } from '../../session/profile-slice.ts';
import { useAppDispatch, useAppStore } from '../../session/store-hooks.ts';
import type { Draft } from '../../shell/reminders/draft.ts';
import { RemindersForm } from '../../shell/reminders/reminders-form.tsx';
import { useReminders } from '../../shell/reminders/use-reminders.ts';
import { KeptNote } from '../../ui/kept-note.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import type { Reloadable } from './use-reloadable.ts';

const part = 'reminders';

/** The same as behind the button Reminders of §2.5, with room of its own. */
export function RemindersSection() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { loaded, onRetry } = useReminders();
  const [found, setFound] = useState(
    () => (store.getState().profile.drafts[part] as Draft | null | undefined) ?? null,
  );
  const [isChanged, setChanged] = useState(found !== null);
  const guard = useLeaveGuard(isChanged);
  const onKeep = (draft: Draft | null): void => {
    setChanged(draft !== null);
    dispatch(draftKept({ part, draft }));
  };
  const shown: Reloadable<Extract<typeof loaded, { status: 'succeeded' }>['overview']> =
    loaded.status === 'succeeded' ? { status: 'succeeded', value: loaded.overview } : loaded;
  return (
    <LoadedPart loaded={shown} onRetry={onRetry}>
      {(overview) => (
        <div className="space-y-6">
          {found !== null && isChanged && <KeptNote onStartAfresh={() => setFound(null)} />}
          <RemindersForm
            key={found === null ? 'new' : 'kept'}
            loaded={overview}
            found={found}
            onKeep={onKeep}
          />
          <LeaveDialog guard={guard} what="This" />
        </div>
      )}
    </LoadedPart>
  );
}
