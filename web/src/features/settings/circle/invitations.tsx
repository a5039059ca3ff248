import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { CircleInvitation } from '@caretrail/contract/circle/schema';
import { roleLabels } from '@caretrail/contract/circle/texts';
import { useState } from 'react';
import { circleApi } from '../../../data/circle.ts';
import { formatDay, formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { toastFailed } from '../../../shell/toast-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { invitationTexts as texts } from './texts.ts';

const { invite, takeBack } = circleApi.endpoints;

type InvitationRowProps = {
  readonly invitation: CircleInvitation;
  readonly onDone: (words: string) => void;
};

function InvitationRow({ invitation, onDone }: InvitationRowProps) {
  const { id, email, name, role, areas, ends_on, sent_at, expires_at, is_expired } = invitation;
  const dispatch = useAppDispatch();
  const nowMs = useNow();
  const { confirmed, dialog } = useStepUp();
  const [busyWith, setBusyWith] = useState<'again' | 'takeBack' | null>(null);
  const run = async (what: 'again' | 'takeBack', work: () => Promise<string | null>) => {
    setBusyWith(what);
    try {
      const words = await work();
      if (words !== null) onDone(words);
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusyWith(null);
  };
  const onAgain = () =>
    run('again', async () => {
      const body = { email, name, role, areas, ends_on };
      const sent = await confirmed(() => dispatch(invite.initiate({ body })).unwrap());
      return sent === brokenOff ? null : texts.sentTo({ address: email });
    });
  const onTakeBack = () =>
    run('takeBack', async () => {
      await dispatch(takeBack.initiate({ params: { id } })).unwrap();
      return texts.takenBack;
    });
  const when = texts.sent({ when: formatMoment(sent_at, nowMs, ownZone(), 'within') });
  const works = is_expired
    ? texts.expired
    : texts.validUntil({ day: formatDay(expires_at, ownZone()) });
  return (
    <li className="py-4">
      <p className="font-semibold wrap-anywhere">{name || email}</p>
      {name !== '' && <p className="text-ink-soft wrap-anywhere">{email}</p>}
      <p>{`${roleLabels[role]} · ${formatAreas(areas)}`}</p>
      <p className="text-ink-soft">{`${when} · ${works}`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="secondary"
          isBusy={busyWith !== null}
          aria-label={texts.againOf({ address: email })}
          onClick={() => void onAgain()}
        >
          {texts.again}
        </Button>
        <Button
          look="secondary"
          isBusy={busyWith !== null}
          aria-label={texts.takeBackOf({ address: email })}
          onClick={() => void onTakeBack()}
        >
          {texts.takeBack}
        </Button>
      </div>
      {dialog}
    </li>
  );
}

type InvitationsProps = {
  readonly invitations: readonly CircleInvitation[];
  readonly onDone: (words: string) => void;
};

/** Sent, and not accepted yet. */
export function Invitations({ invitations, onDone }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="circle-invitations">
      <h4 id="circle-invitations" className="text-lead font-semibold">
        {texts.heading}
      </h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} {...{ invitation, onDone }} />
        ))}
      </ul>
    </section>
  );
}
