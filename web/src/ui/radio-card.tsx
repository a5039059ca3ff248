import type { ReactNode } from 'react';

type RadioCardProps = {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly hasError?: boolean;
  /** Its size and how its parts stand. */
  readonly className: string;
  readonly children: ReactNode;
};

/** One of several choices that are seen at once. A native radio: arrow keys and one tab stop come with it. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, isChosen, onChoose, hasError = false, className, children } = props;
  return (
    <label
      className={`items-center rounded-control border bg-sheet hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:font-semibold has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${hasError ? 'border-problem' : 'border-edge'} ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
