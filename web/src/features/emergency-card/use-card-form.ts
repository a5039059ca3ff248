import {
  cardEdit,
  type CardSettings,
  type EmergencyCardAnswer,
  emergencyCardAnswer,
} from '@caretrail/contract/emergency-card/schema';
import { isSameValue } from '@caretrail/contract/http/same-value';
import { type SubmitEvent, useState } from 'react';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { write } from '../../data/write.ts';
import type { Errors } from '../../lib/form-values.ts';
import { refusedWith, toApiError } from '../../lib/refusal.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useProfileDraft } from '../../shell/use-profile-draft.ts';
import { cardRows } from './card-rows.ts';

/** An answer that may be edited. */
export type EditableCard = EmergencyCardAnswer & {
  readonly settings: CardSettings;
  readonly found: NonNullable<EmergencyCardAnswer['found']>;
};

export const isEditable = (answer: EmergencyCardAnswer): answer is EditableCard =>
  answer.settings !== null && answer.found !== null;

type Base = { readonly version: number; readonly settings: CardSettings };

type Saving =
  | { readonly at: 'idle' | 'busy' }
  | { readonly at: 'refused'; readonly text: string; readonly errors: Errors }
  | { readonly at: 'stale'; readonly stored: Base };

const baseOf = ({ version, settings }: EditableCard): Base => ({ version, settings });

/** The form of the card: what is typed, its errors, two versions, and saving it. */
export function useCardForm(answer: EditableCard, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const record = baseOf(answer);
  const draft = useProfileDraft<Base, CardSettings>(
    'emergency-card',
    record,
    ({ settings }) => settings,
    isSameValue,
  );
  const [saving, setSaving] = useState<Saving>({ at: 'idle' });
  const [tries, setTries] = useState(0);
  const { typed, base } = draft;

  const refuse = (text: string, errors: Errors): void => {
    setTries((before) => before + 1);
    setSaving({ at: 'refused', text, errors });
  };
  const save = async ({ version }: Base): Promise<void> => {
    if (saving.at === 'busy') return;
    const parsed = cardEdit.safeParse({ ...typed, version });
    if (!parsed.success) {
      const errors = parsed.error.issues.map(
        ({ path, message }) => [path.join('.'), message] as const,
      );
      return refuse('', Object.fromEntries(errors.toReversed()));
    }
    setSaving({ at: 'busy' });
    draft.onSend();
    try {
      const { editCard } = emergencyCardApi.endpoints;
      const saved = await dispatch(write(editCard.initiate({ body: parsed.data })));
      if (isEditable(saved)) draft.onSaved(baseOf(saved));
      setSaving({ at: 'idle' });
      onSaved();
    } catch (error) {
      const { stored } = refusedWith(emergencyCardAnswer, error);
      const { text, fields } = toApiError(error);
      if (stored !== null && isEditable(stored)) setSaving({ at: 'stale', stored: baseOf(stored) });
      else refuse(text, fields);
    }
  };

  return {
    typed,
    tries,
    isChanged: draft.isChanged,
    restored: draft.restored,
    isBusy: saving.at === 'busy',
    errors: saving.at === 'refused' ? saving.errors : {},
    refusal: saving.at === 'refused' && saving.text !== '' ? saving.text : null,
    conflict:
      saving.at === 'stale'
        ? {
            rows: cardRows(typed, saving.stored.settings),
            onKeepMine: () => void save(saving.stored),
            onTakeOther: () => {
              draft.onSaved(saving.stored);
              setSaving({ at: 'idle' });
            },
          }
        : null,
    put: (change: Partial<CardSettings>): void => {
      draft.put((before) => ({ ...before, ...change }));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void save(base ?? record);
    },
  };
}
export type CardForm = ReturnType<typeof useCardForm>;
