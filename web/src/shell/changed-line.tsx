import { useAppSelector } from '../session/store-hooks.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

type Changed = { readonly updated_at: string; readonly updated_by: string | null };

/** When the record was last changed, and whether by the user. */
export function ChangedLine({ record }: { readonly record: Changed }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const when = format.format(Date.parse(record.updated_at));
  const isByYou = you !== undefined && record.updated_by === you;
  return (
    <p className="text-small text-ink-soft">
      {`Last changed on ${when}${isByYou ? ' by you' : ''}`}
    </p>
  );
}
