import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { eventTexts as texts } from './texts.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Every write shows when it was, and whether it was you. */
export function ChangedLine({ event }: { readonly event: TimelineEvent }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const when = format.format(Date.parse(event.updated_at));
  return (
    <p className="text-small text-ink-soft">
      {texts.lastChanged(when, you !== undefined && event.updated_by === you)}
    </p>
  );
}
