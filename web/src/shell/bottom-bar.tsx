import { isMenuEntryActive, menuLabels } from '@caretrail/contract/access/menu';
import { hrefOf, type RouteName } from '@caretrail/contract/access/routes';
import { areas } from '@caretrail/contract/circle/areas';
import { decideRecordScreen } from '@caretrail/contract/circle/record-screens';
import { messages } from '@caretrail/contract/i18n/messages';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { markKeyboard } from '../lib/screen-keyboard.ts';
import { narrowWindow, useMedia } from '../lib/use-media.ts';
import { useCanInAny, useWhere } from '../session/chosen-record.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { useCapture } from './capture/use-capture.tsx';
import { menuIcons } from './menu.tsx';

const texts = messages('shell/bottom-bar', {
  label: 'Shortcuts',
  today: 'Today',
  files: 'Files',
  add: 'Add',
});

type Entry = { readonly route: RouteName; readonly label: string };

const before: readonly Entry[] = [
  { route: 'dashboard', label: texts.today },
  { route: 'timelines', label: menuLabels.timelines },
];
const after: readonly Entry[] = [
  { route: 'medication', label: menuLabels.medication },
  { route: 'filesDocuments', label: texts.files },
];

// Larger text grows as far as the words still fit beside each other.
const entryClass =
  'relative flex h-full w-full min-w-[44px] flex-col items-center justify-center gap-0.5 px-0.5 text-[clamp(16px,4.9vw,0.8889rem)] leading-tight focus-visible:-outline-offset-3';
const activeClass =
  'font-semibold text-action before:absolute before:inset-x-1 before:top-0 before:h-1 before:rounded-full before:bg-action';

/** A word that is too long for its share is cut, never the bar. */
const Word = ({ children }: { readonly children: string }) => (
  <span className="max-w-full truncate">{children}</span>
);

const Item = ({ children }: { readonly children: ReactNode }) => (
  <li className="min-w-0 flex-auto">{children}</li>
);

function BarLink({ route, label }: Entry) {
  const { pathname } = useLocation();
  const Icon = menuIcons[route];
  const isActive = isMenuEntryActive(route, pathname);
  return (
    <Item>
      <Link
        to={hrefOf(route)}
        aria-current={isActive ? 'page' : undefined}
        className={`${entryClass} ${isActive ? activeClass : ''}`}
      >
        {Icon && <Icon className="size-6 shrink-0" aria-hidden="true" />}
        <Word>{label}</Word>
      </Link>
    </Item>
  );
}

/** Opens the choice of what to add. */
function AddButton() {
  const { isOpen, onOpen, sheet } = useCapture();
  return (
    <Item>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={entryClass}
        onClick={onOpen}
      >
        <span className="-my-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-action text-on-action">
          <Plus className="size-5" aria-hidden="true" />
        </span>
        <Word>{texts.add}</Word>
      </button>
      {sheet}
    </Item>
  );
}

/**
 * On a phone, in reach of the thumb: what a patient opens every day. Everything else is in the drawer of §2.4.
 * styles/phone-bars.css says when it is hidden.
 */
export function BottomBar() {
  const isNarrow = useMedia(narrowWindow);
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  const where = useWhere();
  const canAdd = useCanInAny('add', areas);
  const isShown = isNarrow && isPatient && (where.hasRecord || where.open !== null);
  const isOpen = ({ route }: Entry): boolean => decideRecordScreen(route, where) === 'show';
  useEffect(() => (isShown ? markKeyboard() : undefined), [isShown]);
  if (!isShown) return null;
  return (
    <nav
      aria-label={texts.label}
      className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-rule bg-sunken"
    >
      <ul className="mx-auto flex h-full max-w-[34rem] px-1">
        {before.filter(isOpen).map((entry) => (
          <BarLink key={entry.route} {...entry} />
        ))}
        {canAdd && <AddButton />}
        {after.filter(isOpen).map((entry) => (
          <BarLink key={entry.route} {...entry} />
        ))}
      </ul>
    </nav>
  );
}
