import { useId } from 'react';
import { LineList } from './line-list.tsx';

type LinesFieldProps = {
  readonly label: string;
  readonly name: string;
  /** 'Question' becomes 'Question 1', 'Question 2' … */
  readonly itemLabel: string;
  readonly addText: string;
  readonly lines: readonly string[];
  readonly most: number;
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (lines: readonly string[]) => void;
};

/** A list of short texts, one a line. */
export function LinesField({ label, ...list }: LinesFieldProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-semibold">
        {label}
      </p>
      <LineList {...list} removeText="Remove" />
    </div>
  );
}
