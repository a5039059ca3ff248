import { limits } from '@caretrail/contract/limits';
import { isVisit } from '@caretrail/contract/timelines/event-types';
import { titleOf } from '@caretrail/contract/timelines/own-title';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepLoaded } from '../../../data/request-state.ts';
import { timelinesApi } from '../../../data/timelines.ts';
import { bringIntoSight } from '../../../lib/scroll-aim.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { LeaveDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TwoVersions } from '../../../ui/two-versions.tsx';
import { fieldOrder, firstAsked, foldsWhen, hasFurtherWhen } from '../details-of-type.ts';
import { EventOrState } from '../event-or-state.tsx';
import { EventsLoading } from '../events-loading.tsx';
import { BackToOrigin } from '../origin.tsx';
import { PlaceLink } from '../place-links.tsx';
import { labels } from '../field-labels.ts';
import { begunHeadings } from './begun-as.ts';
import { EditCheckIn } from '../check-in/check-in-page.tsx';
import { CommonSymptoms } from './common-symptoms.tsx';
import { DetailPlace, Details } from './details.tsx';
import { LengthField } from './length-field.tsx';
import { KindField } from './kind-field.tsx';
import { QuickWhen } from './quick-when.tsx';
import { RepeatFields, ScopeField } from './repeat-fields.tsx';
import { SameTimeNote } from './same-time-note.tsx';
import { SaveBar } from './save-bar.tsx';
import { conflictTexts, formTexts as texts, titleExamples } from './texts.ts';
import { type Opened, useEventForm } from './use-event-form.ts';
import { FurtherWhen, WhenFields } from './when-fields.tsx';

const questionLines = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-field="questions"] textarea'),
];

/** A link to a new question leads to its line. */
function useNewQuestion(isAsked: boolean): void {
  const lead = useEffectEvent(() =>
    isAsked ? bringIntoSight(() => questionLines().at(-1)) : undefined,
  );
  // After `useArrival`, which starts at the top.
  useEffect(() => lead(), []);
}

/** On the chosen type, Enter leads to the first question about it: nothing can be saved yet. */
function leaveTypes(event: KeyboardEvent, types: Element): void {
  event.preventDefault();
  const all = [...(types.closest('form')?.querySelectorAll<HTMLElement>(fields) ?? [])];
  all
    .find((each) => types.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
}
const fields = 'input:not([tabindex="-1"]), textarea, select, [role="spinbutton"], summary, button';

/** As in any other field of one line, Enter in a date or a time saves. */
function onEnter(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof Element)) return;
  const types = target.matches('[name="event_type"]:checked') && target.closest('fieldset');
  if (types) return leaveTypes(event, types);
  if (target.matches('[role="spinbutton"]')) target.closest('form')?.requestSubmit();
}

/** A start time may be missing because the event lasts all day, which is asked among the details. */
const whenFolded = ['startTime', 'endTime', 'lastDay', 'time_zone'];

/** It has no title of its own. */
const hasTitleOfContent = (event: TimelineEvent): boolean =>
  titleOf({ ...event, title: '' }) === event.title;

type EventFormProps = { readonly event: TimelineEvent | null; readonly opened: Opened };

/** Asks for the type first, then only for what that type needs. */
function EventForm({ event, opened }: EventFormProps) {
  const { form, draft, guard, state, tries, conflict, begun, events, asksQuestion, ...on } =
    useEventForm(event, opened);
  const { values, errors, onChange } = form;
  const { as } = begun;
  const created = as === null ? texts.create : begunHeadings[as];
  const heading = event === null ? created : texts.edit;
  const saved = as === null ? texts.save : texts.saveAs[as];
  const saveText = event === null ? saved : texts.saveChanges;
  // Not what was chosen elsewhere, which may be a symptom.
  useArrival(event === null ? texts.create : heading);
  useNewQuestion(asksQuestion);
  const box = useRef<HTMLFormElement>(null);
  useListeners(box, { keydown: onEnter });
  const hasTitleOfContentelf = values.event_type === 'Important Data';
  // What happened is known already: when, how bad and a note are enough.
  const isQuick = as === 'symptom' || as === 'seizure' || as === 'note';
  // A title of its own stays in sight.
  const [isTitleFolded] = useState(() => event === null || hasTitleOfContent(event));
  // It was what brought the person here: the appointment itself comes below.
  const [isForQuestion] = useState(() => asksQuestion && event === null);
  const asksFirst =
    isForQuestion && isVisit(values.event_type) ? 'questions' : firstAsked(values.event_type, as);
  const first = asksFirst !== null && (
    <>
      <DetailPlace {...form} name={asksFirst} />
      {asksFirst === 'questions' && <p className="text-ink-soft">{texts.questionKept}</p>}
    </>
  );
  const isFirstFolded = as === 'seizure';
  const hidesTitle = isQuick && isTitleFolded;
  const isWhenFolded = foldsWhen(values.event_type);
  const folded = [
    ...(hidesTitle ? ['title'] : []),
    ...(isFirstFolded ? ['symptoms'] : []),
    ...(isWhenFolded ? whenFolded : []),
  ];
  // What was chosen before is asked last, for those who chose by mistake.
  const isKindLast = event === null && begun.isKind && values.event_type !== '';
  const kind = <KindField {...form} isBegun={begun.isKind} />;
  const title = (
    <FieldPlace name="title">
      <TextField
        label={hasTitleOfContentelf ? labels.titleOptional : labels.title}
        hint={hasTitleOfContentelf ? texts.namedByItself : undefined}
        name="title"
        value={values.title}
        error={errors['title']}
        required={!hasTitleOfContentelf}
        maxLength={limits.text.title}
        autoComplete="off"
        placeholder={values.event_type === '' ? undefined : titleExamples[values.event_type]}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
    </FieldPlace>
  );
  const repeats = (event?.series_id ?? null) !== null;
  const hasErrors = Object.keys(errors).length > 0;

  return (
    <div className="max-w-[46rem] space-y-6">
      {event === null ? (
        <BackToOrigin />
      ) : (
        <PlaceLink place={{ at: 'event', id: event.id }}>{texts.backToEvent}</PlaceLink>
      )}
      <h1 tabIndex={-1} className="text-h1">
        {heading}
      </h1>
      {draft.restored && <KeptNote {...draft.restored} />}
      {conflict !== null && (
        <TwoVersions {...conflict} heading={conflictTexts.heading} lead={conflictTexts.lead}>
          {form.files.length > 0 && <p>{conflictTexts.files({ count: form.files.length })}</p>}
        </TwoVersions>
      )}
      {hasErrors && <ErrorSummary key={tries} errors={errors} order={fieldOrder} />}
      {state.status === 'failed' && state.text !== null && (
        <Alert key={state.text}>{state.text}</Alert>
      )}
      <form
        ref={box}
        noValidate
        method="post"
        onSubmit={on.onSubmit}
        className="space-y-7 rounded-sheet border border-rule bg-sheet px-[min(1.25rem,5vw)] py-5 shadow-sheet sm:p-8"
      >
        {!isKindLast && kind}
        {values.event_type !== '' && (
          <>
            {as === 'symptom' && <CommonSymptoms {...form} events={events} />}
            {!isFirstFolded && first}
            {!hidesTitle && title}
            {as === 'seizure' && event === null ? (
              <QuickWhen {...form} isRestored={draft.restored !== null} />
            ) : (
              <WhenFields {...form} />
            )}
            {as === 'seizure' && <LengthField {...form} isWrong={errors['length'] !== undefined} />}
            {!isWhenFolded && <FurtherWhen {...form} />}
            {isVisit(values.event_type) && <RepeatFields {...form} repeats={repeats} />}
            {isVisit(values.event_type) && (
              <SameTimeNote {...{ values, events }} here={form.here} id={event?.id ?? null} />
            )}
            <Details
              {...form}
              type={values.event_type}
              as={as}
              first={asksFirst}
              folded={folded}
              isFoldNeeded={isWhenFolded && hasFurtherWhen(values)}
            >
              {isFirstFolded && first}
              {hidesTitle && title}
              {isWhenFolded && <FurtherWhen {...form} />}
              {isKindLast && kind}
            </Details>
            {repeats && <ScopeField {...form} />}
            {/* While there is a conflict, the only action is to choose a version. */}
            {conflict === null && (
              <SaveBar
                saveText={saveText}
                state={state}
                hasFiles={form.files.length > 0}
                onStop={on.onStop}
              />
            )}
          </>
        )}
      </form>
      <LeaveDialog guard={guard} what={texts.leaving} />
    </div>
  );
}

type EventFormPageProps = { readonly id: string } | Opened;

const nothingPreset: Opened = { day: null, as: null };

/** With the person's own symptoms from the start: nothing moves when they are known. */
function NewSymptom({ opened }: { readonly opened: Opened }) {
  const { isSuccess, isError } = timelinesApi.useListEventsQuery(undefined, {
    ...keepLoaded,
    selectFromResult: ({ isSuccess, isError }) => ({ isSuccess, isError }),
  });
  return isSuccess || isError ? <EventForm event={null} opened={opened} /> : <EventsLoading />;
}

/** The form for a new or an existing event. */
export function EventFormPage(props: EventFormPageProps) {
  if (!('id' in props))
    return props.as === 'symptom' ? (
      <NewSymptom opened={props} />
    ) : (
      <EventForm event={null} opened={props} />
    );
  return (
    <EventOrState id={props.id}>
      {(event) =>
        // A copy from before an update knows nothing of it.
        event.check_in ? (
          <EditCheckIn event={{ ...event, check_in: event.check_in }} />
        ) : (
          <EventForm event={event} opened={nothingPreset} />
        )
      }
    </EventOrState>
  );
}
