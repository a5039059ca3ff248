import { dateAt } from '@caretrail/contract/time/zoned';
import { longDate } from '../../lib/long-date.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { noticeLook } from '../notices.tsx';
import { KeepButton } from './keep-button.tsx';
import { deletionTexts as texts } from './texts.ts';

/** Shown on every screen until the account is deleted after fourteen days. */
export function DeletionNotice({ deletesAt }: { readonly deletesAt: string }) {
  const day = longDate(dateAt(Date.parse(deletesAt), ownZone()));
  return (
    <section aria-label={texts.keep} className={noticeLook}>
      <p className="min-w-0 flex-1 basis-60">{texts.due({ day })}</p>
      <KeepButton />
    </section>
  );
}
