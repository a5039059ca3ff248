import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { useEffect, useRef, useState } from 'react';
import { circleApi } from '../../../data/circle.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { useQuestion } from '../../../shell/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { type Access, AccessFields } from './access-fields.tsx';
import { storedAccess } from './format-access.ts';
import { accessTexts, circleTexts as texts, untoldTexts } from './texts.ts';
import { toldUntil } from './told-until.ts';
import { type Lost, UntoldWarning } from './untold-warning.tsx';

const { editGrant } = circleApi.endpoints;

type EditProps = {
  readonly person: CirclePerson;
  /** Critical medicines about which only this person is told. */
  readonly lost: Lost;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
};

/** A narrower access asks first where no one else is told about a critical medicine. */
export function EditAccess({ person, lost, onDone, onClose }: EditProps) {
  const { id, name, role, areas, ends_on, version } = person;
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [access, setAccess] = useState<Access>({ role, areas, ends_on: ends_on ?? '' });
  const [seen, setSeen] = useState(version);
  const { ask, dialog: question } = useQuestion();
  const until = toldUntil(person, access);
  const isNarrower = lost.length > 0 && until !== 'unchanged';
  const sending = useFormSend({
    schema: circleEndpoints.edit.body,
    read: () => ({
      role: access.role,
      areas: [...access.areas],
      ends_on: access.ends_on || null,
      version: seen,
    }),
    send: async (body) => {
      if (isNarrower && !(await ask())) return;
      const call = editGrant.initiate({ params: { id }, body });
      const changed = await confirmed(() => dispatch(call).unwrap());
      if (changed !== brokenOff) onDone(texts.changed({ name }));
    },
    toRefusal: (thrown) => {
      const stored = storedAccess(thrown);
      if (stored === null) return toApiError(thrown);
      setSeen(stored.version);
      return { text: stored.text, fields: {} };
    },
  });
  const { isBusy, errors } = sending;
  const form = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={form}
      role="group"
      aria-label={texts.changeOf({ name })}
      tabIndex={-1}
      className="max-w-[36rem] space-y-4 py-4 outline-none"
    >
      <SendForm sending={sending} submitText={isBusy ? accessTexts.saving : accessTexts.save}>
        <AccessFields {...{ access, name, errors }} onChange={setAccess} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {accessTexts.cancel}
      </Button>
      {dialog}
      <ConfirmDialog
        heading={untoldTexts.question({ name })}
        confirmText={untoldTexts.confirm}
        isLosing
        {...question}
      >
        {isNarrower && <UntoldWarning lost={lost} after={until === 'now' ? null : until.day} />}
      </ConfirmDialog>
    </div>
  );
}
