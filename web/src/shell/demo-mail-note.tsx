import { useInstallation } from '../session/use-installation.ts';

/** The demo sends no mail: says where to look instead. */
export function DemoMailNote() {
  if (useInstallation()?.mode !== 'demo') return null;
  return (
    <p className="border-s-4 border-edge ps-4">
      This is a demo: no mail is sent. It appears in the terminal in which Caretrail runs.
    </p>
  );
}
