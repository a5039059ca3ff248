import { dayName } from '../../../lib/day-words.ts';

/** What the answers come to: a wrong number is seen by its last day. */
export function SessionsPreview({ days }: { readonly days: readonly string[] }) {
  const [first] = days;
  const last = days.at(-1);
  return (
    <p
      role="status"
      className={first === undefined ? 'sr-only' : 'rounded-control bg-action-tint px-4 py-3'}
    >
      {first !== undefined && last !== undefined && (
        <>
          {days.length === 1
            ? `1 session, on ${dayName(first)}`
            : `${days.length} sessions, from ${dayName(first)} to ${dayName(last)}`}
        </>
      )}
    </p>
  );
}
