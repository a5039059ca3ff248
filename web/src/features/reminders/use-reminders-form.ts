import { isSameValue } from '@caretrail/contract/http/same-value';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { remindersApi } from '../../data/reminders.ts';
import { toApiError } from '../../lib/refusal.ts';
import { isSameShape } from '../../lib/same-shape.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { focusField } from '../../ui/field-place.tsx';
import { type Draft, draftOf, quietError, settingsOf } from './draft.ts';

type Saving =
  | { readonly status: 'idle' | 'loading' | 'succeeded' }
  | {
      readonly status: 'failed';
      readonly text: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

/** The input, and the state of saving it. */
export function useRemindersForm(
  { settings }: ReminderOverview,
  found: Draft | null,
  onKeep: (draft: Draft | null) => void = () => {},
) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = draftOf(settings);
    return found !== null && isSameShape(found, stored) ? found : stored;
  });
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const isSending = useRef(false);

  // A save that failed is unsaved, also where nothing was changed.
  const isChanged = saving.status === 'failed' || !isSameValue(draft, draftOf(settings));
  const keep = useEffectEvent(onKeep);
  useEffect(() => keep(isChanged ? draft : null), [draft, isChanged]);

  const onChange = (change: Partial<Draft>): void => {
    setDraft({ ...draft, ...change });
    if (!isSending.current) setSaving({ status: 'idle' });
  };
  const onSave = async (): Promise<void> => {
    const body = settingsOf(draft);
    if (isSending.current) return;
    if (body === null) {
      setSaving({ status: 'failed', text: null, fields: {} });
      return focusField('quiet');
    }
    isSending.current = true;
    setSaving({ status: 'loading' });
    try {
      await dispatch(remindersApi.endpoints.saveReminders.initiate({ body })).unwrap();
      setSaving({ status: 'succeeded' });
    } catch (error) {
      const { text, fields } = toApiError(error);
      setSaving({ status: 'failed', text, fields });
    } finally {
      isSending.current = false;
    }
  };
  return {
    draft,
    onChange,
    onSave,
    isBusy: saving.status === 'loading',
    isSaved: saving.status === 'succeeded',
    refusal: saving.status === 'failed' ? saving.text : null,
    quietError: saving.status === 'failed' ? quietError(draft, saving.fields) : undefined,
  };
}
