import { useInstallation } from '../session/use-installation.ts';

/** The demo sends no mail: says where to look instead. */
export function DemoMailNote() {
  if (useInstallation()?.mode !== 'demo') return null;
  return (
    <p className="border-s-4 border-edge ps-4">
      This is a demo, so no email is sent. It appears in the terminal where Caretrail is running.
    </p>
  );
}
