import { hrefOf } from '@caretrail/contract/access/routes';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type Choices, labelIn } from '../../data/choices.ts';
import { loadedOf } from '../../data/request-state.ts';
import { treatmentsApi } from '../../data/treatments.ts';
import { useCan } from '../../session/chosen-record.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { PendingPart } from '../../ui/loaded-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { treatmentFieldTexts as texts } from './texts.ts';

const notWanted: Choices = { status: 'succeeded', data: [] };
const notLoaded = (): string => texts.notLoaded;

/** The treatments by name, for a record that can belong to one; none where they are not shared. */
export function useTreatmentChoices(isAsked = true): Choices {
  const isWanted = useCan()('read', 'treatments') && isAsked;
  const loaded = loadedOf(
    treatmentsApi.useListTreatmentsQuery(undefined, { skip: !isWanted }),
    notLoaded,
  );
  const known = loaded.status === 'succeeded' ? loaded.data.data : null;
  const choices = useMemo(
    () => known?.map(({ id, title }) => ({ value: id, label: title })),
    [known],
  );
  if (!isWanted) return notWanted;
  return loaded.status === 'succeeded' ? { ...loaded, data: choices ?? [] } : loaded;
}

type TreatmentFieldProps = {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
};

const none = { value: '', label: texts.none } as const;

/** Which treatment a record belongs to; not asked where there is none to choose. */
export function TreatmentField({ value, error, onChange }: TreatmentFieldProps) {
  const loaded = useTreatmentChoices();
  if (loaded.status !== 'succeeded') return <PendingPart loaded={loaded} label={texts.label} />;
  const choices = loaded.data;
  if (choices.length === 0) return null;
  return (
    <>
      <FieldError id="treatment-error">{error}</FieldError>
      <SelectField
        label={texts.label}
        name="treatment_id"
        hint={texts.hint}
        choices={[none, ...choices]}
        value={choices.some((each) => each.value === value) ? value : ''}
        onChange={onChange}
      />
    </>
  );
}

/** To the treatment that a record belongs to, by its name once that is known. */
export function TreatmentLink({ id }: { readonly id: string }) {
  const choices = useTreatmentChoices();
  return (
    <>
      <Link to={hrefOf('treatment', { id })} className="link wrap-anywhere">
        {labelIn(choices, id) ?? texts.linked}
      </Link>
      {choices.status === 'failed' && <PendingPart loaded={choices} />}
    </>
  );
}
