import { cardLines } from '@caretrail/contract/emergency-card/schema';
import { cardLabels } from '@caretrail/contract/emergency-card/texts';
import { limits } from '@caretrail/contract/limits';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LeaveDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { ContactsPart } from './contacts-part.tsx';
import { editTexts as texts } from './texts.ts';
import { type EditableCard, isEditable, useCardForm } from './use-card-form.ts';
import { WarningPart } from './warning-part.tsx';

type PartProps = { readonly heading: string; readonly children: ReactNode };

function Part({ heading, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-6">
      <h2 id={id} className="mb-3 text-h3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type Hrefs = {
  readonly backHref: string;
  /** Where the rest of the card is changed: in the own record. */
  readonly youHref: string;
  readonly clinicalHref: string;
};

type FormProps = Hrefs & { readonly answer: EditableCard };

const order = ['left_out', 'seizures', 'contacts'];

function CardEditForm({ answer, backHref, youHref, clinicalHref }: FormProps) {
  const navigate = useNavigate();
  const isOwn = useChosenRecord() === null;
  const form = useCardForm(answer, () => void navigate(backHref));
  const guard = useLeaveGuard(form.isChanged && !form.isBusy);
  const { typed, errors, put, conflict } = form;
  const { found } = answer;
  return (
    <form noValidate method="post" onSubmit={form.onSubmit} className="space-y-7">
      {form.restored && <KeptNote {...form.restored} />}
      {conflict !== null && (
        <TwoVersions {...conflict} heading={texts.conflict} lead={texts.conflictLead} />
      )}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={form.tries} errors={errors} order={order} />
      )}
      {form.refusal !== null && <Alert key={form.tries}>{form.refusal}</Alert>}
      <TextArea
        label={texts.seizures}
        hint={texts.seizuresHint}
        name="seizures"
        maxLength={limits.emergencyCard.seizuresLength}
        value={typed.seizures}
        error={errors['seizures']}
        onChange={({ currentTarget }) => put({ seizures: currentTarget.value })}
      />
      <Part heading={texts.steroids}>
        <WarningPart
          found={found.steroids}
          wrong={typed.not_steroids}
          nameOf={texts.isSteroid}
          moreLabel={texts.moreSteroids}
          moreName="more_steroids"
          more={typed.more_steroids}
          onWrong={(names) => put({ not_steroids: names })}
          onMore={(text) => put({ more_steroids: text })}
        />
      </Part>
      <Part heading={texts.thinners}>
        <WarningPart
          found={found.blood_thinners}
          wrong={typed.not_blood_thinners}
          nameOf={texts.isThinner}
          moreLabel={texts.moreThinners}
          moreName="more_blood_thinners"
          more={typed.more_blood_thinners}
          onWrong={(names) => put({ not_blood_thinners: names })}
          onMore={(text) => put({ more_blood_thinners: text })}
        />
      </Part>
      <Part heading={texts.contacts}>
        <ContactsPart {...form} />
      </Part>
      <Part heading={texts.places}>
        {found.places.length === 0 && <p className="text-ink-soft">{texts.noPlaces}</p>}
        {found.places.map((name) => (
          <TickBox
            key={name}
            label={texts.place({ name })}
            checked={!typed.left_out_places.includes(name)}
            onChange={({ currentTarget }) =>
              put({
                left_out_places: currentTarget.checked
                  ? typed.left_out_places.filter((each) => each !== name)
                  : [...typed.left_out_places, name],
              })
            }
          />
        ))}
      </Part>
      <Part heading={texts.lines}>
        <p className="text-ink-soft">{texts.linesHint}</p>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {cardLines.map((line) => (
            <TickBox
              key={line}
              label={cardLabels[line]}
              checked={!typed.left_out.includes(line)}
              onChange={({ currentTarget }) =>
                put({
                  left_out: currentTarget.checked
                    ? typed.left_out.filter((each) => each !== line)
                    : [...typed.left_out, line],
                })
              }
            />
          ))}
        </div>
        {isOwn && (
          <p className="mt-4 text-ink-soft">
            {texts.missing}{' '}
            <Link to={youHref} className="link">
              {texts.toYou}
            </Link>
            {' · '}
            <Link to={clinicalHref} className="link">
              {texts.toClinical}
            </Link>
          </p>
        )}
      </Part>
      {/* While two versions are shown, choosing one is the only action. */}
      {conflict === null && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={form.isBusy}>
            {form.isBusy ? texts.saving : texts.save}
          </Button>
          <Link to={backHref} className={buttonClass('quiet')}>
            {texts.cancel}
          </Link>
        </div>
      )}
      <LeaveDialog guard={guard} what={texts.what} />
    </form>
  );
}

/** What only the card has, and what is left out of it. */
export function CardEditPage(hrefs: Hrefs) {
  useArrival(texts.title);
  const loaded = loadedOf(useFresh(emergencyCardApi.useReadCardQuery()));
  return (
    <div className="max-w-[40rem]">
      <BackLink to={hrefs.backHref}>{texts.back}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-h1">
        {texts.title}
      </h1>
      <LoadedPart loaded={loaded}>
        {(answer) =>
          isEditable(answer) ? <CardEditForm {...hrefs} answer={answer} /> : <p>{texts.notYours}</p>
        }
      </LoadedPart>
    </div>
  );
}
