import { allowedFileTypes } from '@caretrail/contract/files/allowed-types';
import { filesTexts as texts } from './texts.ts';

/** The exact kinds, for the few who need them. */
export const FileKinds = () => (
  <details>
    <summary className="link min-h-target">{texts.kinds}</summary>
    <p>{`${allowedFileTypes.map(({ label }) => label).join(', ')}.`}</p>
  </details>
);
