import type { CirclePerson } from '@caretrail/contract/circle/schema';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { successorLimits } from '@caretrail/contract/circle/successor';
import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { useEffect, useRef, useState } from 'react';
import { successorApi } from '../../../data/successor.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { namingTexts as texts } from './take-over-texts.ts';

const { nameSuccessor } = successorApi.endpoints;
const { usual } = successorLimits.waitDays;
const offered: readonly number[] = [3, 7, usual, 30, 60, 90];

/** What is offered, and what was chosen before. */
const waitChoices = (current: number) =>
  [...new Set([...offered, current])]
    .toSorted((one, other) => one - other)
    .map((days) => ({
      value: String(days),
      label: texts[days === usual ? 'usual' : 'days']({ days }),
    }));

type MeaningProps = { readonly name: string; readonly days: number; readonly isRunning: boolean };

/** In sentences, before anything is sent. */
const Meaning = ({ name, days, isRunning }: MeaningProps) => (
  <section
    aria-label={texts.meaning}
    aria-live="polite"
    className="space-y-1 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-3 wrap-anywhere"
  >
    <h4 className="text-base font-semibold">{texts.meaning}</h4>
    {isRunning && <p className="font-semibold">{texts.running}</p>}
    <p>{texts.now({ name })}</p>
    <p>{texts.ask({ name })}</p>
    <p>{texts.over({ name, days })}</p>
    <p>{texts.keep}</p>
  </section>
);

type NamingFormProps = {
  readonly people: readonly CirclePerson[];
  readonly overview: SuccessorOverview;
  readonly onNamed: (name: string) => void;
  readonly onClose: () => void;
};

/** Who takes over, and how long the patient can refuse. */
export function NamingForm({ people, overview, onNamed, onClose }: NamingFormProps) {
  const { named, request } = overview;
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const only = people.length === 1 ? people[0]?.helper_id : undefined;
  const [who, setWho] = useState(named?.helper_id ?? only);
  const [days, setDays] = useState(named?.wait_days ?? usual);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = people.find(({ helper_id }) => helper_id === who)?.name ?? texts.someone;
  const sending = useFormSend({
    schema: successorEndpoints.name.body,
    read: () => ({ helper_id: who ?? '', wait_days: days }),
    send: async (body) => {
      const call = nameSuccessor.initiate({ body });
      const answer = await confirmed(() => dispatch(call).unwrap());
      if (answer !== brokenOff) onNamed(answer.named?.name ?? name);
    },
  });
  const { isBusy, errors } = sending;
  return (
    <section aria-labelledby="naming" className="max-w-[36rem] space-y-4">
      <h4 ref={heading} id="naming" tabIndex={-1} className="text-lead font-semibold outline-none">
        {named === null ? texts.heading : texts.change}
      </h4>
      <SendForm sending={sending} submitText={isBusy ? texts.saving : texts.save}>
        <RadioGroup
          legend={texts.who}
          name="helper_id"
          value={who}
          onChange={setWho}
          choices={people.map(({ helper_id, name: label }) => ({ value: helper_id, label }))}
          error={errors['helper_id'] === undefined ? undefined : texts.chooseWho}
          isRequired
        />
        <SelectField
          label={texts.wait}
          hint={texts.waitHint}
          name="wait_days"
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
          choices={waitChoices(days)}
        />
        <Meaning name={name} days={days} isRunning={request?.over === null} />
      </SendForm>
      <Button look="quiet" className="-ms-5" onClick={onClose}>
        {texts.cancel}
      </Button>
      {dialog}
    </section>
  );
}
