import { hrefOf } from '@caretrail/contract/access/routes';
import { sourceLabel } from '@caretrail/contract/articles/card';
import { articleHref } from '@caretrail/contract/articles/links';
import type { Article } from '@caretrail/contract/articles/schema';
import type { AlertKind, Dashboard, DashboardAlert } from '@caretrail/contract/dashboard/schema';
import { symptomNames } from '@caretrail/contract/dashboard/symptom-names';
import { articleDate } from '@caretrail/contract/dates';
import {
  Activity,
  FileUp,
  FlaskConical,
  type LucideIcon,
  NotebookPen,
  PackageOpen,
  Pill,
  Repeat,
  TrendingDown,
  Zap,
} from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { CycleStrip } from './cycle-strip.tsx';
import { Facts } from './facts.tsx';
import { asNeededHref, eventHref, medicineHref, newEventHref, supplyHref } from './links.ts';
import { NowCard } from './now-card.tsx';
import { alertTexts, articleTexts, quickTexts } from './texts.ts';
import { Trends } from './trends.tsx';
import { Upcoming } from './upcoming.tsx';

const icons: Readonly<Record<AlertKind, LucideIcon>> = {
  refill: PackageOpen,
  renew: Repeat,
  test_due: FlaskConical,
  dose_change: TrendingDown,
};

const hrefsOf: Readonly<Record<AlertKind, (id: string) => string>> = {
  refill: supplyHref,
  renew: supplyHref,
  test_due: eventHref,
  dose_change: medicineHref,
};

/** What needs the user's attention; renders nothing when there is none. */
function Alerts({ alerts }: { readonly alerts: readonly DashboardAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section
      aria-labelledby="alerts"
      className="rounded-sheet border border-edge bg-action-tint p-4 sm:px-6"
    >
      <h2 id="alerts" className="text-h3">
        {alertTexts.heading}
      </h2>
      <ul className="mt-1">
        {alerts.map((alert) => {
          const Icon = icons[alert.kind];
          return (
            <li key={`${alert.kind} ${alert.subject_id} ${alert.text}`}>
              <Link
                to={hrefsOf[alert.kind](alert.subject_id)}
                className="link flex min-h-target gap-3 py-1.5 wrap-anywhere"
              >
                <Icon className="mt-1 size-5 shrink-0" aria-hidden="true" />
                <span className="min-w-0">{alert.text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The newest articles for the user's tags. */
const ToRead = ({ articles }: { readonly articles: readonly Article[] }) => (
  <Card
    heading={articleTexts.heading}
    end={
      <Link to={hrefOf('articles')} className="link">
        {articleTexts.all}
      </Link>
    }
  >
    {articles.length === 0 && <p>{articleTexts.none}</p>}
    <ul>
      {articles.map(({ id, url, title, source, published_date }) => {
        const href = articleHref(url);
        const facts = [sourceLabel(source), articleDate(published_date)].filter(Boolean);
        return (
          <li key={id} className="border-t border-rule py-3 first:border-t-0">
            {href === null ? (
              <p className="font-semibold wrap-anywhere">{title}</p>
            ) : (
              <NewTabLink href={href} className="link block min-h-target py-2.5 wrap-anywhere">
                {title}
              </NewTabLink>
            )}
            <p className="text-small wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  </Card>
);

/** Initial values of the form. Passed in memory, because a URL with them would reveal an illness. */
type Beginning = { readonly event_type: 'Important Data'; readonly symptoms?: readonly string[] };

const note: Beginning = { event_type: 'Important Data' };
const symptom: Beginning = { ...note, symptoms: [''] };
const seizure: Beginning = { ...note, symptoms: [symptomNames.seizure] };

const ways: readonly {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly to: string;
  readonly begin?: Beginning;
}[] = [
  { label: quickTexts.symptom, Icon: Activity, to: newEventHref, begin: symptom },
  { label: quickTexts.seizure, Icon: Zap, to: newEventHref, begin: seizure },
  { label: quickTexts.asNeeded, Icon: Pill, to: asNeededHref },
  { label: quickTexts.file, Icon: FileUp, to: hrefOf('filesDocuments') },
  { label: quickTexts.note, Icon: NotebookPen, to: newEventHref, begin: note },
];

/** Links to the forms that are used most. */
const QuickLog = () => (
  <section aria-labelledby="quick-log">
    <h2 id="quick-log" className="text-h3">
      {quickTexts.heading}
    </h2>
    <ul className="mt-2 flex flex-wrap gap-2.5">
      {ways.map(({ label, Icon, to, begin }) => (
        <li key={label} className="max-[30rem]:flex-1 max-[30rem]:basis-40">
          <Link
            to={to}
            state={begin === undefined ? undefined : { begin }}
            className={`${buttonClass('secondary')} w-full px-4`}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

type OverviewProps = { readonly shown: Dashboard; readonly askedMs: number };

/** The most urgent parts come first; two columns where there is room. */
export function Overview({ shown, askedMs }: OverviewProps) {
  const { today, time_zone, active_cycle } = shown;
  const nowMs = useNow();
  return (
    <div className="grid items-start gap-7 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr_auto]">
      <div className="space-y-7 xl:row-span-2">
        <NowCard shown={shown} askedMs={askedMs} />
        <Alerts alerts={shown.alerts} />
        <Facts shown={shown} nowMs={nowMs} />
        {active_cycle !== null && (
          <CycleStrip cycle={active_cycle} today={today} zone={time_zone} nowMs={nowMs} />
        )}
        <QuickLog />
      </div>
      <Upcoming upcoming={shown.upcoming} today={today} time_zone={time_zone} nowMs={nowMs} />
      <div className="min-w-0 xl:col-start-1 xl:row-start-3">
        <Trends trends={shown.trends} dose_changes={shown.dose_changes} />
      </div>
      <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-2">
        <ToRead articles={shown.articles} />
      </div>
    </div>
  );
}
