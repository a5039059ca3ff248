import { allowedFileTypes } from '@caretrail/contract/files/allowed-types';

/** The exact kinds, for the few who need them. */
export const FileKinds = () => (
  <details>
    <summary className="link min-h-target">Which kinds of files?</summary>
    <p>{`${allowedFileTypes.map(({ label }) => label).join(', ')}.`}</p>
  </details>
);
