import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import type { Circle } from '@caretrail/contract/circle/schema';
import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inSight } from '../../../data/api.ts';
import { circleApi } from '../../../data/circle.ts';
import { escalationApi } from '../../../data/escalation.ts';
import { loadedOf, useFresh } from '../../../data/request-state.ts';
import { successorApi } from '../../../data/successor.ts';
import { catchFocus } from '../../../lib/lost-focus.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { useDone } from '../../../ui/use-done.tsx';
import { dutyTexts, MessagesForm, lostBy, PatientDuty } from '../../escalation/public.ts';
import { Part, useAnchor } from '../part.tsx';
import { Asked, Refused, type Request, runningOf } from './asked.tsx';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { LastLook, Looks } from './looks.tsx';
import { PersonRow } from './person-row.tsx';
import { Successor } from './successor-part.tsx';
import { successorTexts } from './take-over-texts.ts';
import { circleTexts as texts, invitationTexts, lookTexts } from './texts.ts';
import { type Lost, UntoldWarning } from './untold-warning.tsx';
import { useEnding } from '../../../shell/use-ending.ts';

const { endAll } = circleApi.endpoints;

type PeopleProps = {
  readonly circle: Circle;
  /** Undefined: it could not be loaded. */
  readonly overview: EscalationOverview | undefined;
};

const lostIn = (overview: EscalationOverview | undefined, isGone: (id: string) => boolean): Lost =>
  overview === undefined ? [] : lostBy(overview, isGone);

function People({ circle: { people, invitations }, overview }: PeopleProps) {
  const { notice, onDone } = useDone();
  const [isInviting, setInviting] = useState(false);
  const opener = useFocusAfter<HTMLButtonElement>(isInviting);
  const ending = useEnding(endAll.initiate({}), () => onDone(texts.allEnded));
  // The row of a person goes with its buttons.
  useEffect(() => catchFocus(document.querySelector('#people-in-circle')), [people]);
  return (
    <>
      {notice}
      {people.length === 0 ? (
        <p>{texts.noPeople}</p>
      ) : (
        <ul aria-label={texts.people} className="divide-y divide-rule border-y border-rule">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              {...{ person, onDone }}
              lost={lostIn(overview, (id) => id === person.helper_id)}
            />
          ))}
        </ul>
      )}
      <Invitations {...{ invitations, onDone }} />
      {isInviting ? (
        <InviteForm
          onClose={() => setInviting(false)}
          onSent={(email) => {
            setInviting(false);
            onDone(invitationTexts.sentTo({ address: email }));
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button ref={opener} onClick={() => setInviting(true)}>
            <UserPlus className="size-5" aria-hidden="true" />
            {texts.invite}
          </Button>
          {people.length + invitations.length > 1 && (
            <Button look="danger" onClick={ending.onAsk}>
              {texts.endAll}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        heading={texts.endAllQuestion}
        confirmText={texts.endAll}
        isFinal
        {...ending.dialog}
      >
        <p>{texts.endAllBody}</p>
        <UntoldWarning lost={lostIn(overview, () => true)} />
      </ConfirmDialog>
    </>
  );
}

/** Someone asks to take over: before everything else. */
function AskedHere({ overview }: { readonly overview: SuccessorOverview }) {
  const [refused, setRefused] = useState<Request | null>(null);
  const request = runningOf(overview);
  if (request !== null) return <Asked request={request} onRefused={setRefused} />;
  return (
    refused !== null && (
      <div className="mb-6">
        <Refused request={refused} />
      </div>
    )
  );
}

/** Who may see the record, who is told about critical doses, who takes over, and who has looked. All is drawn together. */
export function CircleSection() {
  const loaded = loadedOf(circleApi.useFindCircleQuery());
  const successor = loadedOf(successorApi.useReadSuccessorQuery(undefined, inSight));
  const duty = loadedOf(escalationApi.useFindDutyQuery());
  const escalation = loadedOf(useFresh(escalationApi.useFindEscalationQuery()));
  const visits = loadedOf(circleApi.useListVisitsInfiniteQuery({}));
  const isReady = [loaded, successor, duty, escalation, visits].every(
    ({ status }) => status !== 'loading',
  );
  useAnchor(isReady && loaded.status === 'succeeded');
  if (!isReady) return <LoadedPart loaded={{ status: 'loading' }}>{() => null}</LoadedPart>;
  return (
    <LoadedPart loaded={loaded}>
      {(circle) => (
        <>
          {successor.status === 'succeeded' && <AskedHere overview={successor.data} />}
          <Part id="people-in-circle" heading={texts.people} lead={texts.peopleLead}>
            <LastLook visits={visits} />
            <People
              circle={circle}
              overview={escalation.status === 'succeeded' ? escalation.data : undefined}
            />
          </Part>
          <Part id="on-duty" heading={dutyTexts.heading} lead={dutyTexts.lead}>
            <LoadedPart loaded={duty}>{(known) => <PatientDuty duty={known} />}</LoadedPart>
          </Part>
          <Part id="circle-messages" heading={texts.messages} lead={texts.messagesLead}>
            <LoadedPart loaded={escalation}>
              {(overview) => <MessagesForm overview={overview} />}
            </LoadedPart>
          </Part>
          <Part id="successor" heading={successorTexts.heading} lead={successorTexts.lead}>
            <LoadedPart loaded={successor}>
              {(overview) => <Successor people={circle.people} overview={overview} />}
            </LoadedPart>
          </Part>
          <Part id="who-looked" heading={lookTexts.heading} lead={lookTexts.lead}>
            <Looks people={circle.people} />
          </Part>
        </>
      )}
    </LoadedPart>
  );
}
