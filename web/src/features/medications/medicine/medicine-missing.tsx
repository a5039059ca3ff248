import { RecordMissing } from '../../../shell/record-missing.tsx';
import { PlaceLink } from '../place-links.tsx';
import { medicineTexts as texts } from './texts.ts';

export const MedicineMissing = () => (
  <RecordMissing heading={texts.missing} body={texts.missingBody}>
    <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
  </RecordMissing>
);
