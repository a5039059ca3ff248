import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { roleLabels } from '@caretrail/contract/circle/texts';
import { useState } from 'react';
import { circleApi } from '../../../data/circle.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { type Access, AccessFields } from './access-fields.tsx';
import { formatEnd, storedAccess } from './format-access.ts';
import { accessTexts, circleTexts as texts } from './texts.ts';
import { useEnding } from '../../../shell/use-ending.ts';

const { editGrant, endGrant } = circleApi.endpoints;

type EditProps = {
  readonly person: CirclePerson;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
};

function EditAccess({ person, onDone, onClose }: EditProps) {
  const { id, name, role, areas, ends_on, version } = person;
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [access, setAccess] = useState<Access>({ role, areas, ends_on: ends_on ?? '' });
  const [seen, setSeen] = useState(version);
  const sending = useFormSend({
    schema: circleEndpoints.edit.body,
    read: () => ({
      role: access.role,
      areas: [...access.areas],
      ends_on: access.ends_on || null,
      version: seen,
    }),
    send: async (body) => {
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
  return (
    <div className="max-w-[36rem] space-y-4 py-4">
      <SendForm sending={sending} submitText={isBusy ? accessTexts.saving : accessTexts.save}>
        <AccessFields {...{ access, name, errors }} onChange={setAccess} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {accessTexts.cancel}
      </Button>
      {dialog}
    </div>
  );
}

type PersonRowProps = {
  readonly person: CirclePerson;
  /** Critical medicines about which no one on the list would be told without this person. */
  readonly left: number;
  readonly onDone: (words: string) => void;
};

/** Someone with access: what they see and do, until when, and when they looked last. */
export function PersonRow({ person, left, onDone }: PersonRowProps) {
  const { id, name, email, role, areas, last_looked_at } = person;
  const nowMs = useNow();
  const [isEditing, setEditing] = useState(false);
  const ending = useEnding(endGrant.initiate({ params: { id } }), () =>
    onDone(texts.ended({ name })),
  );
  const facts = [
    texts.sees({ areas: formatAreas(areas) }),
    formatEnd(person),
    last_looked_at === null
      ? texts.neverLooked
      : texts.lastLook({ when: formatMoment(last_looked_at, nowMs, ownZone(), 'within') }),
  ];
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <Badge>{roleLabels[role]}</Badge>
      </p>
      <p className="text-ink-soft wrap-anywhere">{email}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {isEditing ? (
        <EditAccess
          person={person}
          onClose={() => setEditing(false)}
          onDone={(words) => {
            setEditing(false);
            onDone(words);
          }}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="secondary"
            aria-label={texts.changeOf({ name })}
            onClick={() => setEditing(true)}
          >
            {texts.change}
          </Button>
          <Button look="danger" aria-label={texts.endOf({ name })} onClick={ending.onAsk}>
            {texts.end}
          </Button>
        </div>
      )}
      <ConfirmDialog
        heading={texts.endQuestion({ name })}
        confirmText={texts.end}
        isFinal
        {...ending.dialog}
      >
        <p>{texts.endBody({ name })}</p>
        {left > 0 && <p className="mt-3 font-semibold">{texts.endLeaves({ count: left })}</p>}
      </ConfirmDialog>
    </li>
  );
}
