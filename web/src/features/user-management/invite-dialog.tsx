import { hrefOf } from '@caretrail/contract/access/routes';
import { type Role, roles } from '@caretrail/contract/access/session';
import { asFailure } from '@caretrail/contract/http/failure';
import { limits } from '@caretrail/contract/limits';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { usersApi } from '../../data/users.ts';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../shell/second-factor/use-step-up.tsx';
import { toastShown } from '../../shell/toast-slice.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { inviteTexts as texts } from './texts.ts';

const { inviteUser } = usersApi.endpoints;

const knownAccount = z.object({ user_id: z.uuid() });

/** The account that an address has already; null where the refusal is about something else. */
function knownAccountIn(thrown: unknown): string | null {
  const failure = asFailure(thrown);
  if (failure?.kind !== 'status') return null;
  return knownAccount.safeParse(failure.body).data?.user_id ?? null;
}

const optional = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** Who is to come, and as what. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [role, setRole] = useState<Role>('patient');
  const [known, setKnown] = useState<string | null>(null);
  // One invitation, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const sending = useFormSend({
    schema: usersEndpoints.invite.body,
    read: (element) => ({
      email: textIn(element, 'email'),
      user_type: role,
      first_name: optional(textIn(element, 'first_name')),
      last_name: optional(textIn(element, 'last_name')),
      reason: textIn(element, 'reason'),
    }),
    send: async (body) => {
      setKnown(null);
      try {
        const call = { body, idempotencyKey };
        const invited = await confirmed(() => dispatch(inviteUser.initiate(call)).unwrap());
        if (invited === brokenOff) return;
      } catch (error) {
        setKnown(knownAccountIn(error));
        throw error;
      }
      dispatch(toastShown(texts.sent({ address: body.email })));
      onClose();
    },
  });
  const { errors } = sending;
  return (
    <>
      <FormDialog
        heading={texts.heading}
        lead={texts.lead}
        sending={sending}
        onClose={onClose}
        texts={texts}
      >
        <div>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={limits.text.email}
            error={errors['email']}
          />
          {known !== null && errors['email'] !== undefined && (
            <Link to={hrefOf('user', { userId: known })} className="link mt-1 inline-block py-2">
              {texts.openKnown}
            </Link>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
          <TextField
            label={texts.firstName}
            name="first_name"
            autoComplete="off"
            maxLength={limits.text.name}
            error={errors['first_name']}
          />
          <TextField
            label={texts.lastName}
            name="last_name"
            autoComplete="off"
            maxLength={limits.text.name}
            error={errors['last_name']}
          />
        </div>
        <RadioGroup
          legend={texts.role}
          name="user_type"
          value={role}
          onChange={setRole}
          choices={roles.map((value) => ({ value, label: texts.roles[value] }))}
          error={errors['user_type']}
        />
        <ReasonField error={errors['reason']} />
      </FormDialog>
      {dialog}
    </>
  );
}
