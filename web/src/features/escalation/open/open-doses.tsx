import { escalationLimits } from '@caretrail/contract/circle/escalation';
import type {
  EscalationOverview,
  OpenEscalation,
} from '@caretrail/contract/circle/escalation-schema';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '../../../data/device/use-offline.ts';
import { escalationApi } from '../../../data/escalation.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { usePress } from '../../../shell/use-press.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HelperDuty } from '../duty/helper-duty.tsx';
import { formatOpenDose, formatProgress, groupOpen, stillOpen } from './format-open.ts';
import { openTexts as texts } from './texts.ts';

const { beOnIt } = escalationApi.endpoints;

type OnItProps = {
  readonly overview: EscalationOverview;
  readonly open: readonly OpenEscalation[];
};

/** Only by people who help: the patient records the dose. */
function OnIt({ overview: { people }, open }: OnItProps) {
  const me = useAppSelector(selectUser)?.id;
  const { isBusy, press } = usePress();
  const [isSaid, setSaid] = useState(false);
  const others = open.filter(({ on_it }) => on_it?.helper_id !== me);
  const keys = others.map(({ key }) => key);
  const mayBe = people.some(({ helper_id, may_be_told }) => helper_id === me && may_be_told);
  if (others.length === 0) return isSaid && <Notice>{texts.thanks}</Notice>;
  if (!mayBe) return null;
  return (
    <div className="space-y-1.5">
      <Button
        isBusy={isBusy}
        className="max-sm:w-full"
        onClick={() => void press(beOnIt.initiate({ body: { keys } }), () => setSaid(true))}
      >
        <HeartHandshake className="size-5" aria-hidden="true" />
        {isBusy ? texts.sending : texts.onIt}
      </Button>
      <p className="text-ink-soft">{texts.hint({ minutes: escalationLimits.onItMin })}</p>
    </div>
  );
}

function headingOf(open: readonly OpenEscalation[], isOwn: boolean): string {
  if (open.every(({ told }) => told.length === 0)) return texts.waiting;
  return isOwn ? texts.told : texts.toldHelper;
}

type ShownProps = {
  readonly overview: EscalationOverview;
  readonly open: readonly OpenEscalation[];
  readonly nowMs: number;
};

function Shown({ overview, open, nowMs }: ShownProps) {
  const me = useAppSelector(selectUser)?.id;
  const chosen = useChosenRecord();
  const reader = { me, nowMs, zone: ownZone() };
  return (
    <div className="space-y-3">
      <h3 id="open-critical" className="text-h3">
        {headingOf(open, chosen === null)}
      </h3>
      {groupOpen(open).map((group) => (
        <div key={group.key} className="space-y-0.5 wrap-anywhere">
          {group.doses.map((dose) => (
            <p key={dose.key} className="font-semibold">
              {formatOpenDose(dose, overview, reader)}
            </p>
          ))}
          {formatProgress(group, overview, reader).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      <p className="wrap-anywhere">
        {chosen === null ? texts.askPatient : texts.askHelper({ name: chosen.name })}
      </p>
      {chosen !== null && <OnIt overview={overview} open={open} />}
    </div>
  );
}

/** A person is told every few minutes, and a dose becomes due at its minute. */
const often = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;

export type OpenDosesProps = {
  /** As the screen knows them by now: what was recorded here is not open any more. */
  readonly doses: readonly DoseOccurrence[];
};

/** Critical doses that are not recorded. Once they are, the place stays as high as it was. */
function OpenList({ overview, doses }: OpenDosesProps & Pick<ShownProps, 'overview'>) {
  const nowMs = useNow();
  const open = stillOpen(overview.open, doses);
  const [last, setLast] = useState(open);
  if (open.length > 0 && open.map(({ key }) => key).join() !== last.map(({ key }) => key).join())
    setLast(open);
  const isOver = open.length === 0;
  if (last.length === 0) return null;
  return (
    <section
      aria-labelledby={isOver ? undefined : 'open-critical'}
      className="grid rounded-sheet border border-s-4 border-edge border-s-today bg-sheet px-4 py-3 *:[grid-area:1/1] sm:px-5"
    >
      <div className={isOver ? 'invisible' : ''}>
        <Shown {...{ overview, nowMs }} open={isOver ? last : open} />
      </div>
      <p role="status" className={isOver ? 'font-medium' : 'sr-only'}>
        {isOver ? texts.over : ''}
      </p>
    </section>
  );
}

/** At the top of Today, where any medicine is critical: what is open, and for people who help also who is on duty. */
export function OpenDoses({ doses }: OpenDosesProps) {
  const query = escalationApi.useFindEscalationQuery(undefined, {
    ...often,
    // It was loaded just before this was drawn.
    refetchOnMountOrArgChange: 5,
  });
  const isOwn = useChosenRecord() === null;
  const isOffline = useIsOffline();
  const { data, error, refetch } = query;
  // Expected, and nothing to press: no alarm above the day.
  if (data === undefined && error !== undefined && isOffline)
    return <p className="text-ink-soft">{texts.away}</p>;
  if (data === undefined)
    return error === undefined ? null : (
      <ErrorState
        message={texts.unknown({ message: refusalText(error) })}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <OpenList overview={data} doses={doses} />
      {!isOwn && <HelperDuty overview={data} />}
    </>
  );
}
