type StepProgressProps = {
  readonly names: readonly string[];
  /** From 0; the number of names when all are done. */
  readonly current: number;
  /** 'Step 2 of 6' */
  readonly label: string;
  /** The label of the list for screen readers. */
  readonly title: string;
};

/** The current step and the ones to come; the names appear if there is space. */
export function StepProgress({ names, current, label, title }: StepProgressProps) {
  return (
    <div>
      <p className="font-semibold text-ink-soft">{label}</p>
      <ol aria-label={title} className="mt-2 flex gap-1.5">
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <span
              aria-hidden="true"
              className={`block h-2.5 rounded-full border-2 ${index <= current ? 'border-action bg-action' : 'border-edge'}`}
            />
            <span
              className={`sr-only text-small leading-snug sm:not-sr-only sm:block sm:pt-1.5 ${index === current ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
