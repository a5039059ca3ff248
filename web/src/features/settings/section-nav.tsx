import {
  Bell,
  ChevronRight,
  HeartPulse,
  IdCard,
  LockKeyhole,
  type LucideIcon,
  PackageOpen,
  Shield,
  SlidersHorizontal,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { placeHref, type Section } from './sections.ts';
import { sectionTexts, settingsTexts } from './texts.ts';

const icons: Record<Section, LucideIcon> = {
  you: UserRound,
  clinical: HeartPulse,
  card: IdCard,
  circle: UsersRound,
  reminders: Bell,
  comfort: SlidersHorizontal,
  security: LockKeyhole,
  data: PackageOpen,
  privacy: Shield,
};

type SectionNavProps = {
  readonly sections: readonly Section[];
  readonly current: Section;
  /** It stands in the address; on a wide screen the first one is shown without. */
  readonly isChosen: boolean;
};

/** On a narrow screen a list to choose from, each with what it holds; on a wide one beside what is open. */
export function SectionNav({ sections, current, isChosen }: SectionNavProps) {
  return (
    <nav aria-label={settingsTexts.nav}>
      <ul className="max-lg:divide-y max-lg:divide-rule max-lg:border-y max-lg:border-rule lg:space-y-1">
        {sections.map((section) => {
          const Icon = icons[section];
          const { name, lead } = sectionTexts[section];
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                to={placeHref(section)}
                aria-current={isCurrent && isChosen ? 'page' : undefined}
                className={`flex min-h-target items-center gap-3 py-3 lg:rounded-control lg:px-3 lg:py-2 lg:hover:bg-action-tint ${isCurrent ? 'lg:bg-action-tint lg:font-semibold lg:text-action' : ''}`}
              >
                <Icon className="size-6 shrink-0 text-action" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="block max-lg:text-lead max-lg:font-semibold">{name}</span>
                  <span className="block text-ink-soft lg:hidden">{lead}</span>
                </span>
                <ChevronRight
                  className="size-5 shrink-0 text-ink-soft lg:hidden rtl:-scale-x-100"
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
