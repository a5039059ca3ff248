import { useState } from 'react';
import { FileDrop } from '../src/ui/file-drop.tsx';
import { NumberField } from '../src/ui/number-field.tsx';
import { RadioGroup } from '../src/ui/radio-group.tsx';
import { TextArea } from '../src/ui/text-area.tsx';
import { TextField } from '../src/ui/text-field.tsx';
import { TickBox } from '../src/ui/tick-box.tsx';
import { Example } from './example.tsx';

const times = [
  { value: 'morning', label: 'In the morning' },
  { value: 'evening', label: 'In the evening' },
] as const;

export function FieldsSection() {
  const [time, setTime] = useState<'morning' | 'evening'>('morning');
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <div className="max-w-[34rem]">
      <Example title="Text">
        <div className="space-y-5">
          <TextField label="Title" hint="As you would say it: MRI of the head" />
          <TextField
            label="Telephone"
            defaultValue="12"
            error="Please give the number with at least six digits."
          />
          <TextArea label="Notes" hint="What you want to remember of it" />
        </div>
      </Example>
      <Example title="Number: with its unit, without arrows">
        <NumberField label="Dose" unit="mg" defaultValue="2.5" />
      </Example>
      <Example title="Choices">
        <div className="space-y-5">
          <RadioGroup
            legend="When do you take it?"
            name="time"
            choices={times}
            value={time}
            onChange={setTime}
          />
          <TickBox label="Remind me" hint="By e-mail, an hour before" />
        </div>
      </Example>
      <Example title="Files">
        <FileDrop
          label="Attachments"
          hint="Up to 10 files, 50 MB each"
          onFiles={(files) => setNames(files.map(({ name }) => name))}
        />
        <p role="status" className="mt-2">
          {names.length > 0 && `Chosen: ${names.join(', ')}`}
        </p>
      </Example>
    </div>
  );
}
