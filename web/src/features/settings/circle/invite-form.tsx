import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { limits } from '@caretrail/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { circleApi } from '../../../data/circle.ts';
import { textIn } from '../../../lib/form-values.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Button } from '../../../ui/button.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Access, AccessFields } from './access-fields.tsx';
import { accessTexts as texts } from './texts.ts';

const { invite } = circleApi.endpoints;

const nothingChosen: Access = { role: 'viewer', areas: [], ends_on: '' };

type InviteFormProps = {
  readonly onSent: (email: string) => void;
  readonly onClose: () => void;
};

/** Who is invited, and to what. */
export function InviteForm({ onSent, onClose }: InviteFormProps) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [access, setAccess] = useState(nothingChosen);
  const [name, setName] = useState('');
  // One invitation, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const sending = useFormSend({
    schema: circleEndpoints.invite.body,
    read: (form) => ({
      email: textIn(form, 'email'),
      name: textIn(form, 'name'),
      role: access.role,
      areas: [...access.areas],
      ends_on: access.ends_on || null,
    }),
    send: async (body) => {
      const call = invite.initiate({ body, idempotencyKey });
      const sent = await confirmed(() => dispatch(call).unwrap());
      if (sent !== brokenOff) onSent(body.email);
    },
  });
  const { isBusy, errors } = sending;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="circle-invite" className="max-w-[36rem] space-y-4">
      <h4
        id="circle-invite"
        ref={heading}
        tabIndex={-1}
        className="text-lead font-semibold outline-none"
      >
        {texts.inviteHeading}
      </h4>
      <SendForm sending={sending} submitText={isBusy ? texts.sending : texts.send}>
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.text.email}
          error={errors['email']}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          autoComplete="off"
          maxLength={limits.text.name}
          value={name}
          error={errors['name']}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <AccessFields {...{ access, name, errors }} onChange={setAccess} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {texts.cancel}
      </Button>
      {dialog}
    </section>
  );
}
