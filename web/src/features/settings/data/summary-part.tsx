import { type ReactNode, useId } from 'react';

type SummaryPartProps = { readonly heading: string; readonly children: ReactNode };

/** One question that a doctor has, and its answer. */
export function SummaryPart({ heading, children }: SummaryPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid border-t border-rule py-3 print:py-1.5"
    >
      <h2 id={id} className="text-h3 print:text-[11pt]">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type RowsProps = { readonly rows: readonly (readonly [string, string])[]; readonly none: string };

/** Question and answer side by side. */
export function Rows({ rows, none }: RowsProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(10rem,2fr)_3fr] print:grid-cols-[1fr_1.4fr]">
      {rows.map(([question, answer]) => (
        <div key={question} className="contents">
          <dt className="text-ink-soft">{question}</dt>
          <dd className="mb-1 font-semibold print:mb-0 wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
