import type { HoursLine } from '../hours-words.ts';

/** The week as it stands on a door. */
export const HoursList = ({ lines }: { readonly lines: readonly HoursLine[] }) => (
  <ul className="max-w-[28rem]">
    {lines.map(({ days, times }) => (
      <li key={days} className="flex flex-wrap justify-between gap-x-6">
        <span>{days}</span>
        <span className="font-medium">{times}</span>
      </li>
    ))}
  </ul>
);
