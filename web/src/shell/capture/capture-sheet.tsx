import {
  Activity,
  CalendarDays,
  CalendarPlus,
  Camera,
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
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  asNeededHref,
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
import { newQuestion } from './question-links.ts';
import { QuestionVisits } from './question-visits.tsx';

type Act = FormLink & {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Asks further instead of following the link. */
  readonly onPress?: (() => void) | undefined;
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
  { label: texts.medicine, Icon: Pill, to: newMedicineHref },
  { label: texts.treatment, Icon: Stethoscope, to: newTreatmentHref },
  { label: texts.place, Icon: MapPin, to: newPlaceHref },
  { label: texts.event, Icon: CalendarDays, to: newEventHref },
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
  const acts: readonly Act[] = [
    { label: texts.seizure, Icon: Zap, ...newSeizure, isFirst: true },
    { label: texts.symptom, Icon: Activity, ...newSymptom },
    { label: texts.asNeeded, Icon: Pill, to: asNeededHref },
    { label: texts.appointment, Icon: CalendarPlus, ...newAppointment },
    { label: texts.file, Icon: Camera, to: newFileHref },
    {
      label: texts.question,
      Icon: MessageCircleQuestion,
      onPress: hasVisit ? () => setAsking(true) : undefined,
      ...newQuestion(null),
    },
    { label: texts.note, Icon: NotebookPen, ...newNote },
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
          <Acts acts={acts} onFollow={onClose} />
          <section aria-labelledby={id} className="mt-5 space-y-2">
            <h3 id={id} className="text-base font-semibold">
              {texts.more}
            </h3>
            <Acts acts={further} onFollow={onClose} />
          </section>
        </>
      )}
    </Dialog>,
    document.body,
  );
}
