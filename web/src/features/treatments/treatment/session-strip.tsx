import { sessionFaceLabels, sessionFaces } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { faceOf } from '@caretrail/contract/treatments/session';
import { faceLooks } from './face-looks.ts';

type SessionStripProps = { readonly treatment: Treatment; readonly today: string };

/** One cell a session, and how many there are of each kind, in words. */
export function SessionStrip({ treatment: { sessions }, today }: SessionStripProps) {
  const faces = sessions.map(faceOf);
  return (
    <div className="space-y-3">
      <ol aria-hidden="true" className="flex flex-wrap gap-1.5">
        {sessions.map((session) => {
          const { Icon, cell } = faceLooks[faceOf(session)];
          const isToday = session.date === today;
          return (
            <li
              key={session.id}
              className={`flex w-10 flex-col items-center rounded-small border-2 py-1 leading-tight font-semibold ${cell} ${isToday ? 'outline-3 outline-offset-1 outline-today' : ''}`}
            >
              {sessions.indexOf(session) + 1}
              <Icon className="size-4.5" />
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {sessionFaces
          .filter((face) => faces.includes(face))
          .map((face) => {
            const { Icon, cell } = faceLooks[face];
            return (
              <li key={face} className="flex items-center gap-2">
                <span className={`rounded-small border-2 p-0.5 ${cell}`} aria-hidden="true">
                  <Icon className="size-4" />
                </span>
                {`${faces.filter((each) => each === face).length} ${sessionFaceLabels[face].toLowerCase()}`}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
