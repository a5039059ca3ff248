import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Mistakes } from '../../../lib/form-values.ts';
import { focusField } from './field-place.tsx';
import { detailNames } from './fields-of-type.ts';
import { formTexts as texts } from './texts.ts';

/** As they stand in the form, from top to bottom. */
const order = [
  'event_type',
  'title',
  'day',
  'startTime',
  'endTime',
  'lastDay',
  'time_zone',
  ...detailNames,
];
const rank = (field: string): number => order.indexOf(field.split('.')[0] ?? '');

/** All mistakes at the top, each with the way to its field. The focus comes here when they are found. */
export function ErrorSummary({ mistakes }: { readonly mistakes: Mistakes }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const entries = Object.entries(mistakes).toSorted(([a], [b]) => rank(a) - rank(b));
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-problem bg-problem-tint px-4 py-3 text-problem"
    >
      <p className="flex gap-3 font-semibold">
        <CircleAlert className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
        {texts.summary(entries.length)}
      </p>
      <ul className="ps-9">
        {entries.map(([field, sentence]) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => focusField(field)}
              className="min-h-target py-1 text-start font-medium underline underline-offset-4"
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
