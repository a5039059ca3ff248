import { documentTypeLabels, documentTypes } from '@caretrail/contract/files/document-types';
import { mostTags } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import { knownIn } from '../../../data/choices.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { LineList } from '../../../ui/line-list.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Named } from '../use-named.ts';
import { formTexts as texts, labels } from './texts.ts';
import type { FileValues } from './values.ts';

type FileFieldsProps = {
  readonly values: FileValues;
  readonly errors: Errors;
  readonly named: Named;
  readonly onChange: (change: Partial<FileValues>) => void;
};

const kinds = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

/** What a person may say about a file; only the title has to be there. */
export function FileFields({ values, errors, named, onChange }: FileFieldsProps) {
  return (
    <>
      <FieldPlace name="title">
        <TextField
          label={labels.title}
          name="title"
          value={values.title}
          error={errors['title']}
          required
          maxLength={limits.text.title}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </FieldPlace>
      <FieldPlace name="doc_type">
        <Select
          label={labels.doc_type}
          options={kinds}
          value={values.doc_type}
          error={errors['doc_type']}
          onChange={(doc_type) => onChange({ doc_type: doc_type || 'other' })}
        />
      </FieldPlace>
      <FieldPlace name="document_date">
        <DatePicker
          label={labels.document_date}
          hint={texts.dateHint}
          value={values.document_date}
          error={errors['document_date']}
          onChange={(document_date) => onChange({ document_date })}
        />
      </FieldPlace>
      <FieldPlace name="author">
        <TextField
          label={labels.author}
          name="author"
          hint={texts.authorHint}
          value={values.author}
          error={errors['author']}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
        />
      </FieldPlace>
      <PendingPart loaded={named.treatments} label={labels.treatment_id} />
      {knownIn(named.treatments).length > 0 && (
        <FieldPlace name="treatment_id">
          <Select
            label={labels.treatment_id}
            placeholder={texts.noTreatment}
            options={knownIn(named.treatments)}
            value={values.treatment_id}
            error={errors['treatment_id']}
            onChange={(treatment_id) => onChange({ treatment_id })}
          />
        </FieldPlace>
      )}
      <PendingPart loaded={named.locations} label={labels.location_id} />
      {knownIn(named.locations).length > 0 && (
        <FieldPlace name="location_id">
          <Select
            label={labels.location_id}
            placeholder={texts.noPlace}
            options={knownIn(named.locations)}
            value={values.location_id}
            error={errors['location_id']}
            onChange={(location_id) => onChange({ location_id })}
          />
        </FieldPlace>
      )}
      <FieldPlace name="tags">
        <fieldset>
          <legend className="mb-1.5 font-semibold">{labels.tags}</legend>
          <LineList
            itemLabel={texts.tag}
            name="tags"
            lines={values.tags}
            addText={texts.addTag}
            removeText={texts.removeTag}
            maxLength={limits.text.short}
            most={mostTags}
            error={errors['tags']}
            onChange={(tags) => onChange({ tags })}
          />
        </fieldset>
      </FieldPlace>
      <FieldPlace name="description">
        <TextArea
          label={labels.description}
          name="description"
          value={values.description}
          error={errors['description']}
          maxLength={limits.text.long}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </FieldPlace>
    </>
  );
}
