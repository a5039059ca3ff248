import { ChevronDown } from 'lucide-react';
import { TickBox } from '../../ui/tick-box.tsx';
import { toggled } from './draft.ts';

type OneByOneProps = {
  /** 'medicines', 'upcoming events'. */
  readonly what: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly muted: readonly string[];
  readonly onChange: (muted: string[]) => void;
};

/** A switch for each. Closed at first: most people want them all. */
export function OneByOne({ what, options, muted, onChange }: OneByOneProps) {
  if (options.length === 0) return null;
  const count = options.filter(({ id }) => !muted.includes(id)).length;
  const words = count === options.length ? `All ${what}` : `${count} of ${options.length} ${what}`;
  return (
    <details className="group">
      <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {words}
      </summary>
      <ul className="ps-7">
        {options.map(({ id, label }) => (
          <li key={id} className="wrap-anywhere">
            <TickBox
              label={label}
              checked={!muted.includes(id)}
              onChange={({ currentTarget: { checked } }) => onChange(toggled(muted, id, !checked))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
