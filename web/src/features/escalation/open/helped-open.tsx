import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inSight } from '../../../data/api.ts';
import { escalationApi } from '../../../data/escalation.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { openRecordHref } from '../../../shell/record/open-record-href.ts';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { formatDuty } from '../duty/format-duty.ts';
import { dutyTexts } from '../duty/texts.ts';
import { formatOpenDose, formatProgress, groupOpen } from './format-open.ts';
import { openTexts as texts } from './texts.ts';

export type HelpedOpenProps = {
  /** The id of the record, which is not open. */
  readonly record: string;
  /** The rest of the card: all of it is drawn together. It is told whether a dose is open, or may be. */
  readonly children: (mayBeOpen: boolean) => ReactNode;
};

/** On the card of a person one helps: their critical doses that are not recorded, and who is on duty. */
export function HelpedOpen({ record, children }: HelpedOpenProps) {
  const me = useAppSelector(selectUser)?.id;
  const reader = { me, nowMs: useNow(), zone: ownZone() };
  const escalation = loadedOf(escalationApi.useFindEscalationQuery(record, inSight));
  const duty = loadedOf(escalationApi.useFindDutyQuery(record, inSight));
  return (
    <LoadedPart loaded={escalation}>
      {(overview) => (
        <LoadedPart loaded={duty}>
          {(known) => (
            <div className="space-y-3">
              {groupOpen(overview.open).map((group) => (
                <div
                  key={group.key}
                  className="space-y-0.5 border-s-4 border-today ps-3 wrap-anywhere"
                >
                  {group.doses.map((dose) => {
                    const words = formatOpenDose(dose, overview, reader);
                    return (
                      <div key={dose.key}>
                        <Link
                          to={openRecordHref(record)}
                          className="link"
                          aria-label={texts.one({ dose: words })}
                        >
                          {texts.toldHelper}
                        </Link>
                        <p className="font-semibold">{words}</p>
                      </div>
                    );
                  })}
                  {formatProgress(group, overview, reader).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              ))}
              {formatDuty(known, { isOwn: false }).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {known.offers.some(({ is_mine }) => is_mine) && (
                <p>
                  <Link to={openRecordHref(record)} className="link">
                    {dutyTexts.answer}
                  </Link>
                </p>
              )}
              {children(overview.open.length > 0)}
            </div>
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  );
}
