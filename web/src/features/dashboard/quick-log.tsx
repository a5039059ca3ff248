import { hrefOf } from '@caretrail/contract/access/routes';
import { Activity, FileUp, type LucideIcon, NotebookPen, Pill, Zap } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { asNeededHref, newEventHref } from './links.ts';
import { quickTexts as texts } from './texts.ts';

/** What the form begins with. It goes from screen to screen in memory: an address would tell of an illness. */
type Beginning = { readonly event_type: 'Important Data'; readonly symptoms?: readonly string[] };

const note: Beginning = { event_type: 'Important Data' };
const symptom: Beginning = { ...note, symptoms: [''] };
const seizure: Beginning = { ...note, symptoms: ['Seizure'] };

const ways: readonly {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly to: string;
  readonly begin?: Beginning;
}[] = [
  { label: texts.symptom, Icon: Activity, to: newEventHref, begin: symptom },
  { label: texts.seizure, Icon: Zap, to: newEventHref, begin: seizure },
  { label: texts.asNeeded, Icon: Pill, to: asNeededHref },
  { label: texts.file, Icon: FileUp, to: hrefOf('filesDocuments') },
  { label: texts.note, Icon: NotebookPen, to: newEventHref, begin: note },
];

/** One tap from the overview to what is written down most. */
export const QuickLog = () => (
  <section aria-labelledby="quick-log">
    <h2 id="quick-log" className="text-h3">
      {texts.heading}
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
