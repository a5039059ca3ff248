import { formatNumber } from '@caretrail/contract/i18n/choose';
import { messages } from '@caretrail/contract/i18n/messages';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FieldError } from './field-error.tsx';
import { WrappingInput } from './wrapping-input.tsx';

const texts = messages('ui/line-list', {
  item: '{label} {number, number}',
  /** What is removed: the line, or its number. */
  remove: 'Remove {line}',
});

type Typed = { readonly currentTarget: { readonly value: string } };

type LineListProps = {
  /** The label of one line: 'Medicine' becomes 'Medicine 1', 'Medicine 2' … */
  readonly itemLabel: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly addText: string;
  /** 'Remove {line}', if there is a better word. */
  readonly removeText?: (values: { readonly line: string }) => string;
  readonly maxLength: number;
  readonly most: number;
  /** Whole sentences, which wrap. */
  readonly isLong?: boolean;
  readonly error?: string | undefined;
};

/** One item per line. Enter adds a line; what was typed is kept without pressing "add". */
export function LineList(props: LineListProps) {
  const { itemLabel, name, lines, onChange, addText, maxLength, most, error } = props;
  const { removeText = texts.remove, isLong = false } = props;
  const Line = isLong ? WrappingInput : 'input';
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useRef<number | null>(null);
  const shown = lines.length === 0 ? [''] : lines;

  useEffect(() => {
    if (focusOn.current === null) return;
    box.current?.querySelectorAll<HTMLElement>('input, textarea')[focusOn.current]?.focus();
    focusOn.current = null;
  });

  const put = (next: readonly string[], focus: number): void => {
    focusOn.current = focus;
    onChange(next);
  };
  const onAdd = (after: number): void => {
    if (shown.length < most) put(shown.toSpliced(after + 1, 0, ''), after + 1);
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (shown[index]?.trim() !== '') onAdd(index);
  };

  return (
    <div ref={box}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <ul className="space-y-3">
        {shown.map((line, index) => (
          // A line has no identity but its index.
          <li key={index} className="flex gap-2">
            <label htmlFor={`${id}-${index}`} className="sr-only">
              {texts.item({ label: itemLabel, number: index + 1 })}
            </label>
            <Line
              id={`${id}-${index}`}
              name={index === 0 ? name : `${name}.${index}`}
              value={line}
              maxLength={maxLength}
              autoComplete="off"
              enterKeyHint="next"
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onKeyDown={(event: KeyboardEvent) => onKeyDown(event, index)}
              onChange={({ currentTarget }: Typed) =>
                onChange(shown.with(index, currentTarget.value))
              }
              className="block min-h-target w-full min-w-0 rounded-control border border-edge bg-sheet px-3.5 py-2 text-ink"
            />
            {shown.length > 1 && (
              <button
                type="button"
                onClick={() => put(shown.toSpliced(index, 1), Math.max(0, index - 1))}
                className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center rounded-control text-action hover:bg-action-tint"
              >
                <X className="size-6" aria-hidden="true" />
                <span className="sr-only">
                  {removeText({ line: line || formatNumber(index + 1) })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < most && (
        <button type="button" onClick={() => onAdd(shown.length - 1)} className="link mt-2">
          {addText}
        </button>
      )}
    </div>
  );
}

type LinesFieldProps = {
  readonly label: string;
  readonly name: string;
  /** 'Question' becomes 'Question 1', 'Question 2' … */
  readonly itemLabel: string;
  readonly addText: string;
  readonly lines: readonly string[];
  readonly most: number;
  readonly maxLength: number;
  readonly isLong?: boolean;
  readonly error: string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
};

/** A list of short texts, one per line. */
export function LinesField({ label, ...list }: LinesFieldProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-semibold">
        {label}
      </p>
      <LineList {...list} />
    </div>
  );
}
