import { eventAreas } from '@caretrail/contract/circle/areas';
import type { Area, RecordAct } from '@caretrail/contract/circle/areas';
import { cardAreas } from '@caretrail/contract/emergency-card/areas';
import {
  Activity,
  CalendarDays,
  CalendarPlus,
  Camera,
  IdCard,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  NotebookPen,
  Pill,
  Stethoscope,
  Zap,
} from 'lucide-react';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { dashboardApi } from '../../data/dashboard.ts';
import { useCan } from '../../session/chosen-record.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  asNeededHref,
  emergencyCardHref,
  type FormLink,
  newAppointment,
  newEventHref,
  newFileHref,
  newMedicineHref,
  newNote,
  newPlaceHref,
  newSeizure,
  newSymptom,
  newTreatmentHref,
} from './capture-links.ts';
import { captureTexts as texts } from './capture-texts.ts';
import { OwnSymptoms } from './own-symptoms-part.tsx';
import { ownSymptoms } from './own-symptoms.ts';
import { newQuestion } from './question-links.ts';
import { QuestionVisits } from './question-visits.tsx';

type Need = { readonly act: RecordAct; readonly of: readonly Area[] };

const toAdd = (...of: Area[]): Need => ({ act: 'add', of });
const toManage = (...of: Area[]): Need => ({ act: 'manage', of });

type Act = FormLink & {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Asks further instead of following the link. */
  readonly onPress?: (() => void) | undefined;
  /** What one needs to be allowed, where the record is that of someone else. */
  readonly needs: Need;
  /** Has the focus when the sheet opens. */
  readonly isFirst?: boolean;
};

export type CaptureSheetProps = { readonly onClose: () => void };

type ActsProps = { readonly acts: readonly Act[]; readonly onFollow: () => void };

const Acts = ({ acts, onFollow }: ActsProps) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {acts.map(({ label, Icon, onPress, to, state, isFirst }) => {
      const words = (
        <>
          <Icon className="size-5" aria-hidden="true" />
          <span className="min-w-0">{label}</span>
        </>
      );
      const className = `${buttonClass('secondary')} w-full justify-start! px-4 text-start!`;
      return (
        <li key={label} className="flex">
          {onPress === undefined ? (
            <Link
              to={to}
              state={state}
              data-first={isFirst ? '' : undefined}
              className={className}
              onClick={onFollow}
            >
              {words}
            </Link>
          ) : (
            <button type="button" className={className} onClick={onPress}>
              {words}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);

/** What is added less often, and is planned rather than noted at once. */
const further: readonly Act[] = [
  { label: texts.medicine, Icon: Pill, to: newMedicineHref, needs: toManage('medication') },
  {
    label: texts.treatment,
    Icon: Stethoscope,
    to: newTreatmentHref,
    needs: toManage('treatments'),
  },
  { label: texts.place, Icon: MapPin, to: newPlaceHref, needs: toManage('calendar') },
  { label: texts.event, Icon: CalendarDays, to: newEventHref, needs: toAdd(...eventAreas) },
];

/** What can be added, each a link to its form with the right kind chosen. */
export function CaptureSheet({ onClose }: CaptureSheetProps) {
  // Known from the dashboard; elsewhere it is asked for, and a question then begins with a new appointment.
  const { data } = dashboardApi.useReadDashboardQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const hasVisit = (data?.shown.next_visit ?? null) !== null;
  // As it was when the sheet was opened: nothing moves under a finger.
  const [own] = useState(() => (data === undefined ? [] : ownSymptoms(data.shown)));
  const can = useCan();
  const isAllowed = ({ needs }: Act): boolean => needs.of.some((area) => can(needs.act, area));
  const less = further.filter(isAllowed);
  const acts: readonly Act[] = [
    { label: texts.seizure, Icon: Zap, ...newSeizure, needs: toAdd('diary'), isFirst: true },
    { label: texts.symptom, Icon: Activity, ...newSymptom, needs: toAdd('diary') },
    { label: texts.asNeeded, Icon: Pill, to: asNeededHref, needs: toAdd('medication') },
    { label: texts.appointment, Icon: CalendarPlus, ...newAppointment, needs: toAdd('calendar') },
    { label: texts.file, Icon: Camera, to: newFileHref, needs: toAdd('files') },
    {
      label: texts.question,
      Icon: MessageCircleQuestion,
      onPress: hasVisit ? () => setAsking(true) : undefined,
      ...newQuestion(null),
      // It is written into an appointment that is there already.
      needs: toManage('calendar'),
    },
    { label: texts.note, Icon: NotebookPen, ...newNote, needs: toAdd('diary') },
  ];
  // Not inside a bar that turning the phone may hide, and with it an open modal dialog.
  return createPortal(
    <Dialog
      heading={isAsking ? texts.whichVisit : texts.heading}
      isOpen
      isSheet
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      {isAsking ? (
        <QuestionVisits onFollow={onClose} />
      ) : (
        <>
          <Acts acts={acts.filter(isAllowed)} onFollow={onClose} />
          {own.length > 0 && can('add', 'diary') && <OwnSymptoms names={own} onFollow={onClose} />}
          {less.length > 0 && (
            <section aria-labelledby={id} className="mt-5 space-y-2">
              <h3 id={id} className="text-base font-semibold">
                {texts.more}
              </h3>
              <Acts acts={less} onFollow={onClose} />
            </section>
          )}
          {cardAreas.some((area) => can('read', area)) && (
            <p className="mt-5 border-t border-rule pt-4">
              <Link
                to={emergencyCardHref}
                className={`${buttonClass('quiet')} -ms-3`}
                onClick={onClose}
              >
                <IdCard className="size-5" aria-hidden="true" />
                {texts.card}
              </Link>
            </p>
          )}
        </>
      )}
    </Dialog>,
    document.body,
  );
}
