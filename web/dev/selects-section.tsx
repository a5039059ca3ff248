import { type EventType, eventTypeOptions } from '@caretrail/contract/timelines/event-types';
import { useState } from 'react';
import { SearchInput } from '../src/ui/search-input.tsx';
import { MultiSelect, Select } from '../src/ui/select.tsx';
import { SelectField } from '../src/ui/select-field.tsx';
import { Example } from './example.tsx';

export function SelectsSection() {
  const [one, setOne] = useState<EventType | ''>('');
  const [many, setMany] = useState<readonly EventType[]>(['Scan', 'Tests']);
  const [native, setNative] = useState('Scan');
  const [text, setText] = useState('');
  const [withIcon, setWithIcon] = useState('scan');
  return (
    <div className="max-w-[34rem]">
      <Example title="Select: one of a list">
        <div className="space-y-5">
          <Select
            label="Event type"
            hint="What type of event is it?"
            options={eventTypeOptions}
            value={one}
            onChange={setOne}
          />
          <p>{`Value: ${JSON.stringify(one)}`}</p>
        </div>
      </Example>
      <Example title="Select: several of a list">
        <div className="space-y-5">
          <MultiSelect
            label="Filter by event type"
            placeholder="All types"
            options={eventTypeOptions}
            value={many}
            onChange={setMany}
          />
          <p>{`Values: ${JSON.stringify(many)}`}</p>
        </div>
      </Example>
      <Example title="Select: nothing to choose, a mistake, disabled">
        <div className="space-y-5">
          <Select label="Place" options={[]} value="" onChange={() => undefined} />
          <Select
            label="Treatment"
            error="Please choose the treatment."
            options={eventTypeOptions}
            value=""
            onChange={() => undefined}
          />
          <Select
            label="Doctor"
            isDisabled
            options={eventTypeOptions}
            value=""
            onChange={() => undefined}
          />
        </div>
      </Example>
      <Example title="The native list, for very long ones">
        <SelectField
          label="Kind"
          name="kind"
          choices={eventTypeOptions}
          value={native}
          onChange={setNative}
        />
      </Example>
      <Example title="Search input, with and without icon">
        <div className="space-y-4">
          <SearchInput label="Search" value={text} onChange={setText} />
          <SearchInput
            label="Search events"
            placeholder="Search events..."
            hasIcon
            value={withIcon}
            onChange={setWithIcon}
          />
        </div>
      </Example>
    </div>
  );
}
