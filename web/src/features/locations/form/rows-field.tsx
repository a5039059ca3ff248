import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/field-place.tsx';

type RowsFieldProps<R> = {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly rows: readonly R[];
  readonly empty: R;
  readonly most: number;
  readonly rowName: (row: number) => string;
  readonly addText: string;
  readonly addAnotherText: string;
  readonly removeText: string;
  readonly onChange: (rows: readonly R[]) => void;
  readonly children: (row: R, index: number, put: (row: R) => void) => ReactNode;
};

/** Rows that a person adds one by one; the focus goes along. */
export function RowsField<R>(props: RowsFieldProps<R>) {
  const { name, legend, hint, rows, empty, most, rowName, onChange, children } = props;
  const focusOn = useRef<number | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    if (focusOn.current < 0) adding.current?.focus();
    else focusField(`${name}.${focusOn.current}`);
    focusOn.current = null;
  });
  const put = (next: readonly R[], focus: number): void => {
    focusOn.current = focus;
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && rows.length > 0 && <p className="mb-2 text-ink-soft">{hint}</p>}
      <ol className="space-y-5">
        {rows.map((row, index) => (
          // A row has nothing but its place.
          <li key={index} data-field={`${name}.${index}`} className="border-s-4 border-rule ps-4">
            <fieldset className="space-y-3">
              <legend className="sr-only">{rowName(index + 1)}</legend>
              {children(row, index, (changed) => onChange(rows.with(index, changed)))}
              <Button
                look="quiet"
                className="-ms-3 px-3"
                onClick={() => put(rows.toSpliced(index, 1), rows.length > 1 ? 0 : -1)}
              >
                <X className="size-5" aria-hidden="true" />
                {props.removeText}
                <span className="sr-only">{`, ${rowName(index + 1)}`}</span>
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          ref={adding}
          look="secondary"
          className="mt-3"
          onClick={() => put([...rows, empty], rows.length)}
        >
          <Plus className="size-5" aria-hidden="true" />
          {rows.length === 0 ? props.addText : props.addAnotherText}
        </Button>
      )}
    </fieldset>
  );
}
