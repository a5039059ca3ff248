import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { dateAt } from '@caretrail/contract/time/zoned';
import { medicationsApi } from '../../../data/medications.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { Flags } from '../list/flags.tsx';
import { listTexts } from '../list/texts.ts';
import { PlaceLink } from '../place-links.tsx';
import { cycleOf } from '../words/cycle-words.ts';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { momentWords } from '../doses/dose-words.ts';
import { nextDose } from '../words/next-dose.ts';
import { nextStepWords } from '../../../lib/next-step.ts';
import { overWords } from '../words/over-words.ts';
import { Actions } from './actions.tsx';
import { AdherencePart } from './adherence-part.tsx';
import { CyclePart } from './cycle-part.tsx';
import { DosesPart } from './doses-part.tsx';
import { Facts } from './facts.tsx';
import { HistoryPart } from './history-part.tsx';
import { SchedulePart } from './schedule-part.tsx';
import { StockPart } from '../stock/stock-part.tsx';
import { medicineTexts as texts } from './texts.ts';

type MedicineViewProps = {
  readonly medicine: Medication;
  /** It is being deleted; null when that failed. */
  readonly onLeaving: (medicine: Medication | null) => void;
};

/** What it is and when next, what one can do with it, then everything that is known of it. */
export function MedicineView({ medicine, onLeaving }: MedicineViewProps) {
  const { id, name, version, status, state_reason } = medicine;
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = doseDayAt(nowMs, zone);
  const date = dateAt(nowMs, zone);
  const { data: history, ...loaded } = medicationsApi.useFindHistoryQuery({ id, version });
  const next = status === 'current' ? nextDose(medicine, today, nowMs, zone) : undefined;
  const step = nextStepWords(medicine, today);
  const over = overWords(medicine);
  const cycle = status === 'current' ? cycleOf(medicine, today) : null;
  useArrival(name);
  useHashTarget('supply');

  const recorded = () => {
    if (loaded.error !== undefined) {
      const message = pickMessage.medications(loaded.error);
      return <ErrorState message={message} onRetry={() => void loaded.refetch()} />;
    }
    if (history === undefined) return <RowsLoading label={texts.loading} />;
    return <SchedulePart {...{ medicine, today, date, zone, history }} />;
  };
  return (
    <article className="max-w-[60rem] space-y-6">
      <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
      <PrintedFor />
      <header className="space-y-1">
        {/* With the largest text on a phone a long name still fits into its line. */}
        <h1
          tabIndex={-1}
          className="text-h1 wrap-anywhere max-sm:text-[length:min(var(--text-h1),10.5vw)]"
        >
          {name}
        </h1>
        <p className="text-lead wrap-anywhere">{doseNow(medicine, today)}</p>
        {next !== undefined && (
          <p className="font-medium">{listTexts.next(momentWords(next.local_date_time, date))}</p>
        )}
        {step !== null && <p>{step}</p>}
        {over !== null && <p className="font-medium">{over}</p>}
        {state_reason !== '' && <p>{listTexts.because(state_reason)}</p>}
        <Flags medicine={medicine} />
      </header>
      <Actions medicine={medicine} onLeaving={onLeaving} />
      {cycle !== null && <CyclePart {...{ medicine, today, date }} pattern={cycle} />}
      <DosesPart medicineId={id} />
      {recorded()}
      <StockPart medicine={medicine} today={today} />
      <Facts medicine={medicine} />
      <AdherencePart {...{ medicine, today, date }} />
      {history !== undefined && loaded.error === undefined && <HistoryPart history={history} />}
      <ChangedLine record={medicine} />
    </article>
  );
}
