import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { useState } from 'react';
import { changeSessions } from '../calls.ts';
import { sessionWhen } from '../words/when-words.ts';
import { type AskedSession, SessionDialogs } from './session-dialogs.tsx';
import { asItWas } from './session-notes.ts';
import { SessionRow } from './session-row.tsx';
import { sessionTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type SessionListProps = {
  readonly treatment: Treatment;
  readonly sessions: readonly TreatmentSession[];
  readonly today: string;
  readonly change: Change;
  /** Their day has come: then what became of them is asked. */
  readonly isAsked?: boolean;
};

/** Sessions in rows, each with what can be said of it. */
export function SessionList(props: SessionListProps) {
  const { treatment, sessions, today, change, isAsked = false } = props;
  const [asked, setAsked] = useState<AskedSession | null>(null);
  const onDone = (session: TreatmentSession): void => {
    const done = { id: session.id, status: 'done' } as const;
    void change.make(changeSessions(treatment.id, { sessions: [done] }), {
      text: texts.notedDone(sessionWhen(session, today)),
      call: () => changeSessions(treatment.id, { sessions: [asItWas(session)] }),
    });
  };
  return (
    <>
      <ul>
        {sessions.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            number={treatment.sessions.indexOf(session) + 1}
            today={today}
            isAsked={isAsked}
            isFirst={index === 0}
            isBusy={change.isBusy}
            onDone={() => onDone(session)}
            onAsk={(what) => setAsked({ what, session })}
          />
        ))}
      </ul>
      {asked !== null && (
        <SessionDialogs {...{ treatment, today, change, asked }} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
