import type { EmergencyCardAnswer } from '@caretrail/contract/emergency-card/schema';
import { linesOf } from '@caretrail/contract/emergency-card/format-card';
import { Pencil, Printer, QrCode as CodeIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { loadedOf } from '../../data/request-state.ts';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { CardCode } from './card-code.tsx';
import { CardView } from './card-view.tsx';
import { DevicePart } from './device-part.tsx';
import { cardTexts as texts } from './texts.ts';

type SectionProps = {
  /** Where the card is changed and printed. */
  readonly editHref: string;
  readonly printHref: string;
};

type ShownProps = SectionProps & { readonly answer: EmergencyCardAnswer };

function Shown({ answer, editHref, printHref }: ShownProps) {
  const { card, settings, devices } = answer;
  const record = useChosenRecord();
  const [hasCode, setCode] = useState(false);
  const isEmpty = linesOf(card).length < 3;
  return (
    <div className="space-y-6">
      <p className="max-w-[60ch] text-ink-soft">
        {record === null ? texts.lead : texts.leadOther({ name: record.name })}
        {record !== null && settings === null && ` ${texts.onlyOpen}`}
      </p>
      {isEmpty && settings !== null && <p>{texts.empty}</p>}
      <CardView card={card} />
      <div className="flex flex-wrap gap-3">
        {settings !== null && (
          <Link to={editHref} className={buttonClass('secondary')}>
            <Pencil className="size-5" aria-hidden="true" />
            {texts.edit}
          </Link>
        )}
        <Link to={printHref} className={buttonClass('secondary')}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Link>
        <Button look="secondary" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          <CodeIcon className="size-5" aria-hidden="true" />
          {hasCode ? texts.hideCode : texts.showCode}
        </Button>
      </div>
      {hasCode && <CardCode card={card} />}
      {devices !== null && <DevicePart answer={answer} count={devices.length} />}
    </div>
  );
}

/** Profile, Emergency card. Without a connection it is that of the copy on this device, with its age. */
export function CardSection(props: SectionProps) {
  const loaded = loadedOf(emergencyCardApi.useReadCardQuery());
  return (
    <LoadedPart loaded={loaded}>{(answer) => <Shown {...props} answer={answer} />}</LoadedPart>
  );
}
