import { hrefOf } from '@caretrail/contract/access/routes';
import type { Dashboard, DueDose } from '@caretrail/contract/dashboard/schema';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import type { Asked } from '../../../shell/doses/dose-buttons.tsx';
import { DoseMeanwhile } from '../../../shell/doses/dose-meanwhile.tsx';
import { DoseQuestion } from '../../../shell/doses/dose-question.tsx';
import { doseButton } from '../../../shell/doses/dose-place.ts';
import { amountWords, momentWords } from '../../../shell/doses/dose-words.ts';
import { todayTexts } from '../../../shell/doses/texts.ts';
import { useDoseLog } from '../../../shell/doses/use-dose-log.ts';
import { LaterNotice, useLater } from '../../../shell/doses/use-later.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { newMedicineHref } from '../links.ts';
import { nowTexts as texts } from '../texts.ts';
import { NowRow } from './now-row.tsx';
import { useNoted } from './use-noted.ts';

type NowCardProps = {
  readonly shown: Pick<Dashboard, 'due_doses' | 'has_medicines' | 'today' | 'time_zone'>;
  readonly reload: () => Promise<void>;
};

/** The doses that are due, first on the screen: taken or skipped with one tap, and taken back with another. */
export function NowCard({ shown, reload }: NowCardProps) {
  const { today, time_zone: zone } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, noted, send, undo, onOver } = useNoted(reload);
  const { problem, conflict, onNote, onSettle } = useDoseLog(heading, send);
  const postponing = useLater(heading, reload);
  const [undoProblem, setUndoProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ what: Asked; dose: DueDose } | null>(null);
  const nowMs = useNow();
  const doses = open(shown.due_doses);
  const due = doses.filter(({ state }) => state === 'due' || state === 'late');
  const earlier = doses.filter(({ state }) => state === 'missed');
  const upcoming = doses.filter(({ state }) => state === 'upcoming');
  const putOff = upcoming.filter(({ postponed_until }) => postponed_until !== null);
  const next = upcoming.filter(({ postponed_until }) => postponed_until === null);
  const row = (dose: DueDose) => (
    <NowRow
      key={`${dose.schedule_version_id} ${dose.slot_id} ${dose.local_date}`}
      dose={dose}
      today={today}
      onTaken={() => void onNote(dose, { status: 'taken' })}
      onAsk={(what) =>
        what === 'undo-later' ? void postponing.onUndo(dose) : setQuestion({ what, dose })
      }
    />
  );
  return (
    <section
      aria-labelledby="now"
      className="flex flex-col gap-4 rounded-sheet border border-rule border-s-4 border-s-today bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="now" ref={heading} tabIndex={-1} className="text-h2">
          {texts.heading}
        </h2>
        {shown.has_medicines && (
          <Link to={hrefOf('medication')} className="link">
            {texts.all}
          </Link>
        )}
      </div>
      {/* Near the heading, which has the focus after a press; seen at the end, where it moves nothing. */}
      {noted !== null && (
        <UndoPlace className="order-last">
          <UndoNotice
            key={noted.entry.id}
            untilMs={noted.untilMs}
            onUndo={
              noted.entry.status === 'cleared'
                ? undefined
                : async () => setUndoProblem(await undo())
            }
            onOver={onOver}
            placeAfter={() => doseButton(noted.entry) ?? heading.current ?? undefined}
          >
            {todayTexts.noted[noted.entry.status](noted.name)}
          </UndoNotice>
        </UndoPlace>
      )}
      <LaterNotice said={postponing.said} />
      {problem !== null && <Alert>{`${problem.name}: ${problem.text}`}</Alert>}
      {undoProblem !== null && <Alert>{undoProblem}</Alert>}
      {!shown.has_medicines && (
        <div className="space-y-3">
          <p>{texts.noMedicines}</p>
          <Link to={newMedicineHref} className={buttonClass()}>
            {texts.addMedicine}
          </Link>
        </div>
      )}
      {shown.has_medicines && due.length === 0 && <p className="text-lead">{texts.nothingDue}</p>}
      {due.length > 0 && <ul>{due.map(row)}</ul>}
      {earlier.length > 0 && (
        <div>
          <h3 className="text-h3">{texts.earlier}</h3>
          <ul>{earlier.map(row)}</ul>
        </div>
      )}
      {putOff.length > 0 && <ul>{putOff.map(row)}</ul>}
      {next.map((dose) => (
        <p key={`${dose.medication_id} ${dose.slot_id}`} className="text-ink-soft wrap-anywhere">
          {texts.next(
            `${dose.medication_name}, ${amountWords(dose.parts, dose.dosage)}`,
            momentWords(dose.local_date_time, today),
          )}
        </p>
      ))}
      {conflict !== undefined && (
        <DoseMeanwhile {...conflict} today={today} zone={zone} onSettle={onSettle} />
      )}
      {question !== null && (
        <DoseQuestion
          key={question.what}
          {...question}
          medicine={question.dose}
          nowMs={nowMs}
          zone={zone}
          onNote={onNote}
          onLater={postponing.onLater}
          onAsk={(what) => setQuestion({ ...question, what })}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}
