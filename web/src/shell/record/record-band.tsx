import type { ChosenRecord } from '../../lib/chosen-record.ts';
import { UsersRound } from 'lucide-react';
import { bandTexts as texts } from './texts.ts';

/**
 * Whose record is open, as long as it is not one's own: at the top of every screen, in a colour that nothing else has.
 * styles/phone-bars.css says how high it is.
 */
export const RecordBand = ({ record: { name, role } }: { readonly record: ChosenRecord }) => (
  <aside
    aria-label={texts.label}
    data-keep-clear
    className="record-band sticky z-10 flex items-center gap-2.5 bg-other px-[clamp(1rem,4vw,2.5rem)] text-on-other print:static"
  >
    <UsersRound className="size-5 shrink-0" aria-hidden="true" />
    <p className="min-w-0 truncate">
      <strong className="font-bold">{texts.whose({ name })}</strong>
      {` · ${texts[role]}`}
    </p>
  </aside>
);
