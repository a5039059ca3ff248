import { homeOf } from '@caretrail/contract/access/decide';
import { areas } from '@caretrail/contract/circle/areas';
import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { InvitationDetails } from '@caretrail/contract/circle/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longDate } from '../../lib/long-date.ts';
import { toApiError } from '../../lib/refusal.ts';
import { helpKnown } from '../../session/chosen-record.ts';
import { dropInvitation } from '../../session/held-invitation.ts';
import { acceptInvitation, readInvitation } from '../../session/invitation-steps.ts';
import { logout } from '../../session/logout.ts';
import { useSession } from '../../session/selectors.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { openRecordHref } from '../../shell/record/open-record-href.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Known } from './known.tsx';
import { invitationTexts as texts, problemTexts, roleTexts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

type DecisionProps = { readonly token: string; readonly details: InvitationDetails };

/** Who invites to what, and the answer. */
function Decision({ token, details }: DecisionProps) {
  const { patient_name: name, areas: shown, role, ends_on } = details;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem: string | null }>(
    { isBusy: false, problem: null },
  );
  const onAccept = async (): Promise<void> => {
    setState({ isBusy: true, problem: null });
    try {
      const { patient_id } = await acceptInvitation(token);
      dropInvitation();
      dispatch(helpKnown(true));
      await navigate(openRecordHref(patient_id), { replace: true });
    } catch (error) {
      setState({ isBusy: false, problem: toApiError(error).text });
    }
  };
  const onLater = (): void => {
    dropInvitation();
    void navigate(homeOf(session), { replace: true });
  };
  const unseen = areas.filter((area) => !shown.includes(area));
  return (
    <>
      <p className="text-lead font-semibold wrap-anywhere">{texts.invites({ name })}</p>
      <ul className="list-disc space-y-1 ps-6">
        <li>{texts.sees({ areas: formatAreas(shown) })}</li>
        {unseen.length > 0 && <li>{texts.notSees({ areas: formatAreas(unseen) })}</li>}
        <li>{roleTexts[role]}</li>
        {ends_on !== null && <li>{texts.until({ day: longDate(ends_on) })}</li>}
      </ul>
      <p className="text-ink-soft">{texts.told({ name })}</p>
      {state.problem !== null && <Alert>{state.problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={state.isBusy} onClick={() => void onAccept()}>
          {state.isBusy ? texts.accepting : texts.accept}
        </Button>
        <Button look="secondary" onClick={onLater}>
          {texts.later}
        </Button>
      </div>
    </>
  );
}

/** The account in this browser is not the invited one. */
function OtherAddress() {
  const dispatch = useAppDispatch();
  return (
    <>
      <p role="alert" className="font-semibold">
        {problemTexts.otherAddress}
      </p>
      <Button onClick={() => void dispatch(logout())}>{texts.signOut}</Button>
    </>
  );
}

/** Signed in, and the terms accepted: only now it is said who invites. */
export function Asked({ token }: { readonly token: string }) {
  const answer = useAnswer(readInvitation, token);
  return (
    <Known answer={answer}>
      {(details) =>
        details === 'otherAddress' ? <OtherAddress /> : <Decision {...{ token, details }} />
      }
    </Known>
  );
}
