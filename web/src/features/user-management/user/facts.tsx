import type { ReactNode } from 'react';

export type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values, beside each other where there is room. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="divide-y divide-rule border-y border-rule">
    {facts.map(({ name, value }) => (
      <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
