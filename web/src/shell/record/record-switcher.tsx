import { displayName } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { Check, ChevronDown, UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { helpingApi } from '../../data/helping.ts';
import { useChosenRecord, useWhere } from '../../session/chosen-record.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { entryClass, entryIconClass, MenuWord } from '../menu-entry.tsx';
import { openRecordHref, ownRecord } from './open-record-href.ts';
import { switcherTexts as texts } from './texts.ts';

type Choice = { readonly to: string; readonly label: string; readonly isCurrent: boolean };

function useChoices(): readonly Choice[] {
  const { data } = helpingApi.useFindHelpedQuery(undefined, { refetchOnMountOrArgChange: false });
  const chosen = useChosenRecord();
  const { hasRecord } = useWhere();
  const others = (data?.data ?? []).map(({ patient_id, name }) => ({
    to: openRecordHref(patient_id),
    label: texts.whose({ name }),
    isCurrent: chosen?.id === patient_id,
  }));
  const mine = { to: openRecordHref(ownRecord), label: texts.mine, isCurrent: chosen === null };
  const people = { to: hrefOf('helping'), label: texts.people, isCurrent: false };
  return [...(hasRecord ? [mine] : []), ...others, people];
}

type SwitcherProps = { readonly isCollapsed: boolean };

/** Whose record is open, and which others there are. Collapsed to icons it leads to the list of people. */
export function RecordSwitcher({ isCollapsed }: SwitcherProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const choices = useChoices();
  const chosen = useChosenRecord();
  const { hasRecord } = useWhere();
  const name = displayName(useAppSelector(selectUser));
  if (isCollapsed)
    return (
      <Link to={hrefOf('helping')} className={`${entryClass} mb-3`}>
        <UsersRound className={entryIconClass} aria-hidden="true" />
        <MenuWord isCollapsed>{texts.people}</MenuWord>
      </Link>
    );
  const own = hasRecord ? texts.mine : texts.myAccount;
  return (
    <div className="mb-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`${entryClass} border-edge! bg-sheet`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">
            {chosen === null ? name : texts.whose({ name: chosen.name })}
          </span>
          <span className="block text-small text-ink-soft">
            {chosen === null ? own : texts.choose}
          </span>
        </span>
        <ChevronDown
          className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      <ul id={id} hidden={!isOpen} aria-label={texts.choose} className="mt-1 space-y-0.5">
        {choices.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className={`${entryClass} ${isCurrent ? 'font-semibold' : ''}`}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
              {isCurrent && <Check className="size-5 shrink-0" aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
