import { type ComponentProps, useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { ErrorSummary } from '../src/ui/error-summary.tsx';
import { FieldPlace } from '../src/ui/field-place.tsx';
import { LeaveDialog } from '../src/ui/confirm-dialog.tsx';
import { NewTabLink } from '../src/ui/new-tab-link.tsx';
import { RadioCard, RadioCards } from '../src/ui/radio-card.tsx';
import { TextField } from '../src/ui/text-field.tsx';
import { LinesField } from '../src/ui/line-list.tsx';
import { ToggleButton } from '../src/ui/toggle-button.tsx';
import { WeekdayBoxes } from '../src/ui/weekday-boxes.tsx';
import { Example, Row } from './example.tsx';

const spans = ['Month', 'Week', 'Agenda'] as const;
const kinds = ['Scan', 'Blood test', 'Visit'] as const;

/** What is chosen at a glance, and what a form says about its mistakes. */
export function ChoicesSection() {
  const [span, setSpan] = useState<(typeof spans)[number]>('Month');
  const [kind, setKind] = useState<string>('Scan');
  const [days, setDays] = useState<ComponentProps<typeof WeekdayBoxes>['value']>(['mon']);
  const [lines, setLines] = useState<readonly string[]>(['How long does it take?']);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Example title="Toggle: ways to see the same thing">
        <Row>
          {spans.map((each) => (
            <ToggleButton key={each} isPressed={each === span} onClick={() => setSpan(each)}>
              {each}
            </ToggleButton>
          ))}
        </Row>
      </Example>
      <Example title="Radio cards: choices that are seen at once">
        <RadioCards id="kind" legend="Kind" error={undefined} className="sm:grid-cols-3">
          {kinds.map((each) => (
            <RadioCard
              key={each}
              name="kind"
              value={each}
              isChosen={each === kind}
              onChoose={() => setKind(each)}
              className="inline-flex min-h-target px-4"
            >
              {each}
            </RadioCard>
          ))}
        </RadioCards>
      </Example>
      <Example title="Days of the week">
        <WeekdayBoxes legend="On which days?" value={days} error={undefined} onChange={setDays} />
      </Example>
      <Example title="Lines: a list one types">
        <LinesField
          label="Questions to ask"
          name="questions"
          itemLabel="Question"
          addText="Add another question"
          lines={lines}
          most={5}
          maxLength={200}
          error={undefined}
          onChange={setLines}
        />
      </Example>
      <Example title="All mistakes at the top, each with the way to its field">
        <div className="max-w-[34rem] space-y-4">
          {isChecked && (
            <ErrorSummary errors={{ title: 'Please give a title.' }} order={['title']} />
          )}
          <FieldPlace name="title">
            <TextField label="Title of the event" name="title" />
          </FieldPlace>
          <Row>
            <Button look="secondary" onClick={() => setChecked(true)}>
              Check the form
            </Button>
            <Button look="secondary" onClick={() => setAsking(true)}>
              Leave the form
            </Button>
          </Row>
        </div>
        <LeaveDialog guard={{ isAsking, onLeave: close, onStay: close }} what="This event" />
      </Example>
      <Example title="Link to a tab of its own">
        <NewTabLink className="link" href="/privacy.html">
          Privacy policy
        </NewTabLink>
      </Example>
    </>
  );
}
