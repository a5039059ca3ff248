import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { Part } from '../part.tsx';
import { placeHref, summaryPlace } from '../sections.ts';
import { useAnchor } from '../use-anchor.ts';
import { ExportPart } from './export-part.tsx';
import { dataTexts as texts } from './texts.ts';

export function DataSection() {
  useAnchor(true);
  return (
    <>
      <Part id="export" heading={texts.export} lead={texts.exportLead}>
        <ExportPart />
      </Part>
      <Part id="sheet" heading={texts.sheet} lead={texts.sheetLead}>
        <Link to={placeHref(summaryPlace)} className={buttonClass('secondary')}>
          <FileText className="size-5" aria-hidden="true" />
          {texts.openSheet}
        </Link>
      </Part>
      <DeleteAccount />
    </>
  );
}
