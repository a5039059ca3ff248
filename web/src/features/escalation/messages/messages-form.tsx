import { displayName } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import {
  escalationLines,
  escalationMailTexts as mail,
} from '@caretrail/contract/circle/escalation-message';
import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { escalationApi } from '../../../data/escalation.ts';
import { write } from '../../../data/write.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { untold } from '../critical/no-one-left.ts';
import { messageTexts as texts } from './texts.ts';

const { saveEscalationSettings } = escalationApi.endpoints;

const exampleDose = () => ({
  time: '08:00',
  medicine: texts.exampleName,
  amount: texts.exampleAmount,
});

/** The first lines of the email, with a medicine that does not exist. */
function Preview({ isNaming }: { readonly isNaming: boolean }) {
  const user = useAppSelector(selectUser);
  const fullName = displayName(user);
  const firstName = user?.first_name || fullName;
  const lines = escalationLines({ firstName, fullName, isNaming, doses: [exampleDose()] });
  return (
    <section
      aria-label={texts.preview}
      aria-live="polite"
      className="space-y-1 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-3 wrap-anywhere"
    >
      <h4 className="text-base font-semibold">{texts.preview}</h4>
      <p className="font-semibold">{mail.subject}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{mail.ask({ name: firstName })}</p>
    </section>
  );
}

const choices = [
  { isNaming: false, value: 'discreet', label: () => texts.discreet },
  { isNaming: true, value: 'named', label: () => texts.named },
] as const;

type MessagesFormProps = { readonly overview: EscalationOverview };

/** The patient alone decides what is said about them, and when. */
export function MessagesForm({ overview }: MessagesFormProps) {
  const { settings, medicines } = overview;
  const unwatched = untold(overview).length;
  const dispatch = useAppDispatch();
  const id = useId();
  const [draft, setDraft] = useState(settings);
  const [saves, setSaves] = useState(0);
  const sending = useFormSend({
    schema: escalationEndpoints.saveSettings.body,
    read: () => draft,
    send: async (body) => {
      await dispatch(write(saveEscalationSettings.initiate({ body })));
      setSaves((before) => before + 1);
    },
  });
  return (
    <div className="max-w-[36rem] space-y-4">
      {unwatched > 0 && <Alert>{texts.noOneLeft({ count: unwatched })}</Alert>}
      <p>
        {medicines.length === 0 ? texts.noCritical : texts.critical({ count: medicines.length })}{' '}
        <Link to={hrefOf('medication')} className="link">
          {texts.toMedicines}
        </Link>
      </p>
      {saves > 0 && <Notice key={saves}>{texts.saved}</Notice>}
      <SendForm sending={sending} submitText={sending.isBusy ? texts.saving : texts.save}>
        <TickBox
          name="waits_for_quiet"
          label={texts.quiet}
          hint={texts.quietHint}
          checked={draft.waits_for_quiet}
          onChange={({ currentTarget }) =>
            setDraft({ ...draft, waits_for_quiet: currentTarget.checked })
          }
        />
        <fieldset role="radiogroup" aria-describedby={`${id}-hint`}>
          <legend className="mb-1 font-semibold">{texts.says}</legend>
          <p id={`${id}-hint`} className="mb-3 text-ink-soft">
            {texts.saysHint}
          </p>
          <div className="grid gap-2.5">
            {choices.map(({ isNaming, value, label }) => (
              <RadioCard
                key={value}
                name={`${id}-words`}
                value={value}
                isChosen={draft.names_in_messages === isNaming}
                onChoose={() => setDraft({ ...draft, names_in_messages: isNaming })}
                className="flex min-h-target gap-3.5 px-4 py-3"
              >
                {label()}
              </RadioCard>
            ))}
          </div>
        </fieldset>
        <Preview isNaming={draft.names_in_messages} />
      </SendForm>
    </div>
  );
}
