import { limits } from '@caretrail/contract/limits';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { frameTexts } from './frame-texts.ts';
import { FoundProblem, FoundStatus } from './found-state.tsx';
import { OptionList, optionId } from './option-list.tsx';
import { linesOf } from './results.ts';
import { searchTexts as texts } from './texts.ts';
import { takeTyped } from './typed-ahead.ts';
import { type Shown, useFound } from './use-found.ts';
import { useModal } from './use-modal.ts';

/** The line that Enter opens: the first of what was found, until the arrow keys or the pointer choose another. */
function useActive(shown: Shown) {
  const first = shown.text === '' || shown.groups.length === 0 ? -1 : 0;
  const [state, setState] = useState({ shown, active: first });
  const active = state.shown === shown ? state.active : first;
  const setActive = useCallback((place: number) => setState({ shown, active: place }), [shown]);
  return [active, setActive] as const;
}

/** The search over everything: a field and what it finds, in a dialog; on a phone it fills the screen. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const role = useAppSelector(selectUser)?.user_type ?? 'patient';
  const [text, setText] = useState('');
  const found = useFound(text, role, limits.search.debounceMs);
  const { shown, isSearching } = found;
  const lines = linesOf(shown.groups);
  const [active, setActive] = useActive(shown);
  /** Enter came before the results of the text. */
  const [isWaiting, setWaiting] = useState(false);
  const dialog = useModal(onClose, () => {
    const typed = takeTyped();
    if (typed.text === '') return;
    setText(typed.text);
    setWaiting(typed.isEntered);
  });
  const id = useId();
  const list = `${id}-list`;

  const open = (place: number): void => document.getElementById(optionId(list, place))?.click();
  const openFirst = useEffectEvent(() => {
    setWaiting(false);
    if (shown.problem === null) open(0);
  });
  useEffect(() => {
    if (isWaiting && !isSearching) openFirst();
  }, [isWaiting, isSearching]);
  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [list, active, shown]);

  const move = (by: 1 | -1): void => {
    if (lines.length === 0) return;
    const from = active === -1 && by === -1 ? 0 : active;
    setActive((from + by + lines.length) % lines.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key !== 'Enter') return;
    else if (isSearching) setWaiting(true);
    else open(active);
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={frameTexts.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-sheet text-ink backdrop:bg-shade sm:mx-auto sm:mt-[8vh] sm:h-[min(42rem,84dvh)] sm:w-[min(44rem,calc(100vw-2rem))] sm:rounded-sheet sm:border sm:border-rule sm:shadow-float"
    >
      <div className="flex h-full flex-col">
        <div className="space-y-1.5 border-b border-rule px-3 pt-3 pb-1 sm:px-4 sm:pt-4">
          <div className="flex items-center gap-2">
            <div className="relative min-w-0 flex-1">
              <Search
                className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
                aria-hidden="true"
              />
              <input
                type="text"
                role="combobox"
                aria-label={frameTexts.label}
                aria-expanded={lines.length > 0}
                aria-controls={lines.length > 0 ? list : undefined}
                aria-autocomplete="list"
                aria-activedescendant={active === -1 ? undefined : optionId(list, active)}
                placeholder={
                  role === 'patient' ? texts.placeholder : texts.placeholderForAdministrators
                }
                value={text}
                maxLength={limits.search.queryLength}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  setWaiting(false);
                }}
                onKeyDown={onKeyDown}
                className="block min-h-target w-full rounded-control border border-edge bg-sheet py-2 ps-11 pe-3.5 text-ink placeholder:text-ellipsis"
              />
            </div>
            <button
              type="button"
              onClick={onClose}
              className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-1.5 rounded-control px-2 font-semibold text-action hover:bg-action-tint"
            >
              <X className="size-5" aria-hidden="true" />
              <span className="max-sm:sr-only">{frameTexts.close}</span>
            </button>
          </div>
          <FoundStatus found={found} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1.5 py-3 sm:px-2.5">
          <FoundProblem found={found} />
          {lines.length > 0 && (
            <OptionList
              id={list}
              shown={shown}
              active={active}
              onPoint={setActive}
              onFollow={onClose}
            />
          )}
        </div>
      </div>
    </dialog>
  );
}
