import type { CirclePerson } from '@caretrail/contract/circle/schema';
import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { type RefObject, useState } from 'react';
import { successorApi } from '../../../data/successor.ts';
import { formatDay } from '../../../lib/format-moment.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useEnding } from '../../../shell/use-ending.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LastRequest, runningOf } from './asked.tsx';
import { NamingForm } from './naming-form.tsx';
import { successorTexts as texts } from './take-over-texts.ts';

const { removeSuccessor } = successorApi.endpoints;

type Named = NonNullable<SuccessorOverview['named']>;
type NamedRowProps = {
  readonly named: Named;
  readonly isRunning: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onChange: () => void;
  readonly onDone: (words: string) => void;
};

function NamedRow({ named, isRunning, opener, onChange, onDone }: NamedRowProps) {
  const { name, wait_days: days, named_at: since } = named;
  const ending = useEnding(removeSuccessor.initiate({}), () => onDone(texts.removed({ name })));
  return (
    <div>
      <p className="font-semibold wrap-anywhere">{texts.named({ name })}</p>
      <p>{texts.wait({ days })}</p>
      <p className="text-ink-soft">{texts.since({ day: formatDay(since, ownZone()) })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={opener} look="secondary" aria-label={texts.changeNamed} onClick={onChange}>
          {texts.change}
        </Button>
        <Button look="danger" aria-label={texts.removeNamed({ name })} onClick={ending.onAsk}>
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        heading={texts.removeQuestion({ name })}
        confirmText={texts.remove}
        isFinal
        {...ending.dialog}
      >
        <p>{texts.removeBody({ name })}</p>
        {isRunning && <p className="mt-3 font-semibold">{texts.removeRunning({ name })}</p>}
      </ConfirmDialog>
    </div>
  );
}

type SuccessorProps = {
  readonly people: readonly CirclePerson[];
  readonly overview: SuccessorOverview;
};

/** D12: who takes over when the patient cannot act. */
export function Successor({ people, overview }: SuccessorProps) {
  const { named, request } = overview;
  const [isNaming, setNaming] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const opener = useFocusAfter<HTMLButtonElement>(isNaming);
  const onOpen = (): void => {
    setDone(null);
    setNaming(true);
  };
  const onDone = (words: string): void => {
    setNaming(false);
    setDone(words);
  };
  if (isNaming)
    return (
      <NamingForm
        {...{ people, overview }}
        onClose={() => setNaming(false)}
        onNamed={(name) => onDone(texts.saved({ name }))}
      />
    );
  return (
    <>
      {done !== null && <Notice key={done}>{done}</Notice>}
      {request !== null && <LastRequest request={request} />}
      {named !== null ? (
        <NamedRow
          {...{ named, opener, onDone }}
          isRunning={runningOf(overview) !== null}
          onChange={onOpen}
        />
      ) : (
        <>
          <p>{people.length === 0 ? texts.noPeople : texts.none}</p>
          {people.length > 0 && (
            <Button ref={opener} look="secondary" onClick={onOpen}>
              {texts.name}
            </Button>
          )}
        </>
      )}
    </>
  );
}
