import { formatCount } from '../format-event.ts';

/** How many events the filter leaves; read out when it changes. */
export function EventCount({ count }: { readonly count: number }) {
  return (
    <p role="status" className="font-semibold">
      {formatCount(count, 'event')}
    </p>
  );
}
