import { messages } from '@caretrail/contract/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Errors } from '../lib/form-values.ts';
import { focusField } from './field-place.tsx';

const texts = messages('ui/error-summary', {
  heading: '{count, plural, one {Check one thing} other {Check # things}}',
});

type ErrorSummaryProps = {
  readonly errors: Errors;
  /** The fields in the order of the form; `results` stands for `results.0.value` too. */
  readonly order: readonly string[];
};

/** All errors at the top, each with a link to its field. Focused when errors are found. */
export function ErrorSummary({ errors, order }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const rank = (field: string): number => order.indexOf(field.split('.')[0] ?? '');
  const entries = Object.entries(errors).toSorted(([a], [b]) => rank(a) - rank(b));
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-problem bg-problem-tint px-4 py-3 text-problem"
    >
      <p className="flex gap-3 font-semibold">
        <CircleAlert className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
        {texts.heading({ count: entries.length })}
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
