import { messages } from '@caretrail/contract/i18n/messages';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { flushSync } from 'react-dom';
import { fieldClass, FieldNotes, type Notes } from './field-notes.tsx';
import { PopUp } from './pop-up.tsx';
import type { Choice } from './radio-group.tsx';

type ClosedByTabProps = {
  /** The button that opened the menu. */
  readonly button: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** Tab leaves a menu like a native one: the menu closes, and the focus moves on from its button. */
function ClosedByTab({ button, children }: ClosedByTabProps) {
  const menu = useContext(SelectStateContext);
  return (
    <div
      role="presentation"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        // The menu would trap the focus.
        event.stopPropagation();
        flushSync(() => menu?.close());
        button.current?.focus();
      }}
    >
      {children}
    </div>
  );
}

const texts = messages('ui/select', {
  placeholder: 'Select',
  clear: 'Clear {label}',
  /** §5 */
  noOptions: 'No Option',
});

export type SelectFieldParts = Notes & {
  readonly label: string;
  readonly placeholder?: string;
  /** The name of the field in a form. */
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

type SelectPartsProps = SelectFieldParts & {
  readonly id: string;
  readonly options: readonly Choice<string>[];
  /** The chosen options as text; empty when nothing is chosen. */
  readonly words: string;
  readonly onClear: () => void;
  readonly dialog: Element | undefined;
};

/** The parts of a select: its label, the button with the choice, and the menu. */
export function SelectParts(props: SelectPartsProps) {
  const {
    id,
    label,
    hint,
    error,
    options,
    placeholder = texts.placeholder,
    words,
    onClear,
    dialog,
  } = props;
  const { isDisabled = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const canClear = words !== '' && !isDisabled;
  return (
    <>
      <Label className="mb-1.5 block font-semibold">{label}</Label>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="relative">
        <Button
          ref={button}
          className={`${fieldClass(error)} flex items-center gap-2 text-start disabled:cursor-not-allowed disabled:border-dashed disabled:text-ink-soft`}
        >
          <SelectValue
            className={`min-w-0 flex-1 truncate ${words === '' ? 'text-ink-soft' : ''} ${canClear ? 'pe-12' : ''}`}
          >
            {words || placeholder}
          </SelectValue>
          <ChevronDown className="size-5 shrink-0 text-action" aria-hidden="true" />
        </Button>
        {canClear && (
          <button
            type="button"
            onClick={() => {
              onClear();
              button.current?.focus();
            }}
            className="absolute inset-y-0 end-10 inline-flex min-w-target items-center justify-center rounded-control text-action hover:bg-action-tint focus-visible:-outline-offset-4"
          >
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">{texts.clear({ label })}</span>
          </button>
        )}
      </div>
      <PopUp dialog={dialog} className="min-w-(--trigger-width) max-w-[calc(100vw-1.5rem)] p-1.5">
        <ClosedByTab button={button}>
          <ListBox
            items={options}
            className="outline-none"
            renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft">{texts.noOptions}</p>}
          >
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                className="group flex min-h-target cursor-pointer items-center gap-2.5 rounded-small px-2.5 py-1.5 hover:bg-action-tint focus-visible:-outline-offset-3 data-focused:bg-action-tint data-selected:font-semibold"
              >
                <Check
                  className="invisible size-5 shrink-0 text-action group-data-selected:visible"
                  strokeWidth={3}
                  aria-hidden="true"
                />
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </ClosedByTab>
      </PopUp>
    </>
  );
}
