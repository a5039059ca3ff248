import {
  Activity,
  CalendarPlus,
  Camera,
  type LucideIcon,
  MessageCircleQuestion,
  NotebookPen,
  Pill,
  Zap,
} from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { dashboardApi } from '../../data/dashboard.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  asNeededHref,
  type FormLink,
  newAppointment,
  newFileHref,
  newNote,
  newQuestion,
  newSeizure,
  newSymptom,
  visitToAsk,
} from './capture-links.ts';
import { captureTexts as texts } from './capture-texts.ts';

type Act = FormLink & {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly note?: string | undefined;
};

export type CaptureSheetProps = { readonly onClose: () => void };

/** What can be written down, each a link to its form with the right kind chosen. */
export function CaptureSheet({ onClose }: CaptureSheetProps) {
  // Known from the dashboard; elsewhere it is asked for, and a question then begins with a new appointment.
  const { data } = dashboardApi.useReadDashboardQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const visit = visitToAsk(data?.shown);
  const acts: readonly Act[] = [
    { label: texts.seizure, Icon: Zap, ...newSeizure },
    { label: texts.symptom, Icon: Activity, ...newSymptom },
    { label: texts.asNeeded, Icon: Pill, to: asNeededHref },
    { label: texts.appointment, Icon: CalendarPlus, ...newAppointment },
    { label: texts.letter, Icon: Camera, to: newFileHref },
    {
      label: texts.question,
      Icon: MessageCircleQuestion,
      note: visit === null ? undefined : texts.questionFor({ title: visit.title }),
      ...newQuestion(visit),
    },
    { label: texts.note, Icon: NotebookPen, ...newNote },
  ];
  // Not inside a bar that turning the phone may hide, and with it an open modal dialog.
  return createPortal(
    <Dialog
      heading={texts.heading}
      isOpen
      isSheet
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <ul className="space-y-2">
        {acts.map(({ label, Icon, note, to, state }, place) => (
          <li key={label}>
            <Link
              to={to}
              state={state}
              data-first={place === 0 ? '' : undefined}
              className={`${buttonClass('secondary')} w-full justify-start! px-4 text-start!`}
              onClick={onClose}
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="min-w-0">
                {label}
                {note !== undefined && (
                  <span className="block text-small font-normal wrap-anywhere text-ink-soft">
                    {note}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>,
    document.body,
  );
}
