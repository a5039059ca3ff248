import { momentFormat } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { useRecordZone } from '../data/zone.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { WrittenBy } from './written-by.tsx';

const texts = messages('shell/changed', {
  changed: 'Last changed on {when}',
  changedByYou: 'Last changed on {when} by you',
});

const format = momentFormat({ dateStyle: 'long', timeStyle: 'short' });

type Changed = {
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly created_by: string | null;
};

/** When the record was last changed and by whom; and who entered it, where that is not the patient. */
export function ChangedLine({ record }: { readonly record: Changed }) {
  const you = useAppSelector(({ auth }) => auth.user?.id);
  const when = format(Date.parse(record.updated_at), useRecordZone());
  const isByYou = you !== undefined && record.updated_by === you;
  return (
    <div className="text-small text-ink-soft">
      <p className="empty:hidden">
        <WrittenBy id={record.created_by} isSentence />
      </p>
      <p>
        {isByYou ? texts.changedByYou({ when }) : texts.changed({ when })}
        {!isByYou && <WrittenBy id={record.updated_by} />}
      </p>
    </div>
  );
}
