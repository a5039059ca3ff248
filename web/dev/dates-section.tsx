import { useState } from 'react';
import { DateField } from '../src/ui/date-field.tsx';
import { DatePicker } from '../src/ui/date-picker.tsx';
import { TimeField } from '../src/ui/time-field.tsx';
import { Example } from './example.tsx';

export function DatesSection() {
  const [date, setDate] = useState('2026-03-05');
  const [time, setTime] = useState('09:30');
  const [parts, setParts] = useState({ day: '', month: '', year: '' });
  return (
    <div className="max-w-[34rem]">
      <Example title="A date near today, a time">
        <div className="flex flex-wrap gap-5">
          <DatePicker label="Date" hint="Day, month, year" value={date} onChange={setDate} />
          <TimeField label="Time" hint="24-hour clock" value={time} onChange={setTime} />
        </div>
        <p className="mt-3">{`Values: ${JSON.stringify([date, time])}`}</p>
      </Example>
      <Example title="With a mistake">
        <div className="flex flex-wrap gap-5">
          <DatePicker
            label="End date"
            error="Please choose a day after the start."
            value=""
            onChange={() => undefined}
          />
          <TimeField
            label="End time"
            error="Please give the time."
            value=""
            onChange={() => undefined}
          />
        </div>
      </Example>
      <Example title="A date known by heart">
        <DateField
          legend="Date of birth"
          name="birthDate"
          hint="For example 27 3 1961"
          parts={parts}
          onChange={setParts}
        />
      </Example>
    </div>
  );
}
