import { Check, CloudOff } from 'lucide-react';
import type { SaveState } from './autosave.ts';
import { frameTexts as texts } from './texts.ts';

/** Quiet: only that something is not saved is read out. */
export function SaveNote({ state }: { readonly state: SaveState | null }) {
  if (state === null) return null;
  const isUnsaved = state === 'unsaved';
  const Icon = isUnsaved ? CloudOff : Check;
  return (
    <p
      aria-live={isUnsaved ? 'polite' : 'off'}
      data-save={state}
      className="flex min-h-6 items-center gap-2 text-small text-ink-soft"
    >
      {state !== 'saving' && <Icon className="size-5 shrink-0" aria-hidden="true" />}
      {texts.save[state]}
    </p>
  );
}
