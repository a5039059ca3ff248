import { recordHref } from '@caretrail/contract/access/record-href';
import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { datePart } from '@caretrail/contract/time/days';
import { Link2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { longDate } from '../../../lib/long-date.ts';
import { withCapital } from '@caretrail/contract/i18n/format';
import { Button } from '../../../ui/button.tsx';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { usePatientDate } from '../../../data/zone.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { comingFirst } from '../format-when.ts';
import { Part } from './part.tsx';
import { linkTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

const LinkDialog = lazyPage(() => import('../links/link-dialog.tsx').then((m) => m.LinkDialog));

type LinkedPartProps = {
  readonly treatment: Treatment;
  readonly linked: LinkedRecords;
  readonly isLinked: boolean;
  readonly change: Change;
};

type Row = { readonly id: string; readonly mark?: ReactNode; readonly content: ReactNode };

const mostAtFirst = 5;

/** A heading and its rows; the first few, then all. */
function Rows({ heading, rows }: { readonly heading: string; readonly rows: readonly Row[] }) {
  const [isAll, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <ul className="divide-y divide-rule">
        {(isAll ? rows : rows.slice(0, mostAtFirst)).map(({ id, mark, content }) => (
          <li key={id} className="flex items-start gap-3 py-2">
            {mark}
            <div className="flex min-w-0 flex-wrap items-center gap-x-3">{content}</div>
          </li>
        ))}
      </ul>
      {!isAll && rows.length > mostAtFirst && (
        <Button look="quiet" className="-ms-3 px-3 print:hidden" onClick={() => setAll(true)}>
          {texts.all({ count: rows.length })}
        </Button>
      )}
    </div>
  );
}

const linkTo = (address: string, words: string) => (
  <Link to={address} className="link max-w-full wrap-anywhere">
    {words}
  </Link>
);
const soft = (words: string) => <span className="text-ink-soft">{words}</span>;

function rowsOf({ medications, events, files, symptoms }: LinkedRecords, today: string) {
  return {
    medicines: medications.map(({ id, name, dosage, state }) => ({
      id,
      content: (
        <>
          {linkTo(recordHref('medicine', id), name)}
          {soft([dosage, medicationStateLabels[state]].filter(Boolean).join(' · '))}
        </>
      ),
    })),
    events: comingFirst(events, today).map(({ id, title, event_type, start }) => ({
      id,
      mark: <EventTypeMark type={event_type} />,
      content: (
        <>
          {linkTo(recordHref('event', id), title)}
          {soft(longDate(datePart(start)))}
        </>
      ),
    })),
    files: files.map(({ id, name }) => ({
      id,
      content: linkTo(recordHref('file', id), name),
    })),
    symptoms: symptoms.map(({ event_id, date, symptoms: names, severity }) => ({
      id: event_id,
      content: (
        <>
          {linkTo(recordHref('event', event_id), withCapital(names.join(', ')))}
          {soft(
            [longDate(date), severity === null ? '' : texts.severity({ severity })]
              .filter(Boolean)
              .join(' · '),
          )}
        </>
      ),
    })),
  };
}

/** Medicines, events, files and symptoms that belong to it, each with the way to it. */
export function LinkedPart({ treatment, linked, isLinked, change }: LinkedPartProps) {
  const [isOpen, setOpen] = useState(false);
  const rows = rowsOf(linked, usePatientDate());
  return (
    <Part
      heading={texts.heading}
      end={
        <IfCan act="manage" area="treatments">
          <Button
            look="quiet"
            className="px-3 max-sm:-ms-3 print:hidden"
            onClick={() => setOpen(true)}
          >
            <Link2 className="size-5" aria-hidden="true" />
            {texts.link}
          </Button>
        </IfCan>
      }
    >
      {!isLinked && linked.files.length === 0 && <p className="print:hidden">{texts.none}</p>}
      <Rows heading={texts.medicines} rows={rows.medicines} />
      <Rows heading={texts.events} rows={rows.events} />
      <Rows heading={texts.files} rows={rows.files} />
      <Rows heading={texts.symptoms} rows={rows.symptoms} />
      {isOpen && (
        <Suspense fallback={null}>
          <LinkDialog treatment={treatment} change={change} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  );
}
