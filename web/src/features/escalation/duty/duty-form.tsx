import { dutyEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import type {
  DutyTurnAnswer,
  EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { escalationApi } from '../../../data/escalation.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { formatReplaced, type NewDuty } from './format-duty.ts';
import { dutyFormTexts as texts, dutyTexts } from './texts.ts';

const { takeDuty, offerDuty } = escalationApi.endpoints;

type FormProps = {
  readonly overview: EscalationOverview;
  /** The duty that counts now. */
  readonly now: DutyTurnAnswer | null;
  readonly me: string | undefined;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
};

type FrameProps = {
  readonly heading: string;
  readonly lead: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function Frame({ heading, lead, onClose, children }: FrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="max-w-[36rem] space-y-4" aria-labelledby="duty-form">
      <div>
        <h4 id="duty-form" ref={title} tabIndex={-1} className="text-lead font-semibold">
          {heading}
        </h4>
        <p className="text-ink-soft">{lead}</p>
      </div>
      {children}
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {texts.cancel}
      </Button>
    </section>
  );
}

type LastDayProps = {
  readonly zone: string;
  readonly now: DutyTurnAnswer | null;
  /** Its last day is that of the field. */
  readonly taker: Omit<NewDuty, 'until_on'> | null;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
};

/** Until when, and what becomes of the duty that counts now. */
function LastDay({ zone, now, taker, ...field }: LastDayProps) {
  const [today] = useState(() => dateAt(Date.now(), zone));
  const replaced =
    taker === null ? [] : formatReplaced(now, { ...taker, until_on: field.value || null });
  return (
    <>
      <LazyDatePicker label={texts.last} hint={texts.lastHint} min={today} {...field} />
      <div aria-live="polite" className="wrap-anywhere empty:hidden">
        {replaced.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** From now on, until the end of a day where the patient is. */
export function TakeForm({ overview, now, me, onDone, onClose }: FormProps) {
  const dispatch = useAppDispatch();
  const [until, setUntil] = useState('');
  const sending = useFormSend({
    schema: dutyEndpoints.take.body,
    read: () => ({ until_on: until || null }),
    send: async (body) => {
      await dispatch(takeDuty.initiate({ body })).unwrap();
      onDone(now === null ? dutyTexts.accepted : dutyTexts.takenFrom({ name: now.name }));
    },
  });
  const { isBusy, errors } = sending;
  return (
    <Frame heading={texts.takeHeading} lead={texts.takeLead} onClose={onClose}>
      <SendForm sending={sending} submitText={isBusy ? texts.sending : texts.take}>
        <LastDay
          {...{ zone: overview.time_zone, now, taker: { name: null, helperId: me } }}
          value={until}
          error={errors['until_on']}
          onChange={setUntil}
        />
      </SendForm>
    </Frame>
  );
}

/** Another person, who has to say yes. */
export function OfferForm({ overview, now, me, onDone, onClose }: FormProps) {
  const dispatch = useAppDispatch();
  const [until, setUntil] = useState('');
  const people = overview.people.filter((each) => each.may_be_told && each.helper_id !== me);
  const [to, setTo] = useState(people.length === 1 ? people[0]?.helper_id : undefined);
  const sending = useFormSend({
    schema: dutyEndpoints.offer.body,
    read: () => ({ helper_id: to ?? '', until_on: until || null }),
    send: async (body) => {
      await dispatch(offerDuty.initiate({ body })).unwrap();
      const name = people.find(({ helper_id }) => helper_id === body.helper_id)?.name ?? '';
      onDone(dutyTexts.asked({ name }));
    },
  });
  const { isBusy, errors } = sending;
  if (people.length === 0)
    return (
      <Frame heading={texts.offerHeading} lead={texts.noPeople} onClose={onClose}>
        {null}
      </Frame>
    );
  const wrong = errors['helper_id'];
  const chosen = people.find(({ helper_id }) => helper_id === to);
  const taker = chosen === undefined ? null : { name: chosen.name, helperId: to };
  return (
    <Frame heading={texts.offerHeading} lead={texts.offerLead} onClose={onClose}>
      <SendForm sending={sending} submitText={isBusy ? texts.sending : texts.offer}>
        <RadioGroup
          legend={texts.person}
          name="helper_id"
          choices={people.map(({ helper_id: value, name: label }) => ({ value, label }))}
          value={to}
          onChange={setTo}
          error={wrong === undefined || to !== undefined ? wrong : texts.choose}
        />
        <LastDay
          {...{ zone: overview.time_zone, now, taker }}
          value={until}
          error={errors['until_on']}
          onChange={setUntil}
        />
      </SendForm>
    </Frame>
  );
}
