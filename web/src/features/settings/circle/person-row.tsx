import { formatAreas } from '@caretrail/contract/circle/format-areas';
import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { roleLabels } from '@caretrail/contract/circle/texts';
import { useState } from 'react';
import { circleApi } from '../../../data/circle.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EditAccess } from './edit-access.tsx';
import { formatEnd } from './format-access.ts';
import { circleTexts as texts } from './texts.ts';
import { type Lost, UntoldWarning } from './untold-warning.tsx';
import { useEnding } from '../../../shell/use-ending.ts';

const { endGrant } = circleApi.endpoints;

type PersonRowProps = {
  readonly person: CirclePerson;
  /** Critical medicines about which no one would be told without this person. */
  readonly lost: Lost;
  readonly onDone: (words: string) => void;
};

/** Someone with access: what they see and do, until when, and when they looked last. */
export function PersonRow({ person, lost, onDone }: PersonRowProps) {
  const { id, name, email, role, areas, last_looked_at } = person;
  const nowMs = useNow();
  const [isEditing, setEditing] = useState(false);
  const opener = useFocusAfter<HTMLButtonElement>(isEditing);
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
          {...{ person, lost }}
          onClose={() => setEditing(false)}
          onDone={(words) => {
            setEditing(false);
            onDone(words);
          }}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            ref={opener}
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
        <UntoldWarning lost={lost} />
      </ConfirmDialog>
    </li>
  );
}
