import { useState } from 'react';
import { remindersApi } from '../../data/reminders.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useHeldDraft } from '../../shell/use-profile-draft.ts';
import { LeaveDialog } from '../../ui/confirm-dialog.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import type { Draft } from './draft.ts';
import { RemindersForm } from './reminders-form.tsx';
import { reminderTexts as texts } from './texts.ts';

/** The same as behind the button Reminders of §2.5, with room of its own. */
export function RemindersSection() {
  const loaded = loadedOf(useFresh(remindersApi.useFindRemindersQuery()));
  const [held, hold] = useHeldDraft<Draft>('reminders');
  const [found, setFound] = useState(held);
  const [isChanged, setChanged] = useState(found !== null);
  const guard = useLeaveGuard(isChanged);
  const onKeep = (draft: Draft | null): void => {
    setChanged(draft !== null);
    hold(draft);
  };
  return (
    <LoadedPart loaded={loaded}>
      {(overview) => (
        <div className="space-y-6">
          {found !== null && isChanged && <KeptNote onDiscard={() => setFound(null)} />}
          <RemindersForm
            key={found === null ? 'new' : 'kept'}
            overview={overview}
            found={found}
            onKeep={onKeep}
          />
          <LeaveDialog guard={guard} what={texts.leaving} />
        </div>
      )}
    </LoadedPart>
  );
}
