import { messages } from '@caretrail/contract/i18n/messages';
import { useInstallation } from '../session/use-installation.ts';

const texts = messages('shell/demo-mail', {
  note: 'This is a demo, so no email is sent. It appears in the terminal where Caretrail is running.',
});

/** The demo sends no mail: says where to look instead. */
export function DemoMailNote() {
  if (useInstallation()?.mode !== 'demo') return null;
  return <p className="border-s-4 border-edge ps-4">{texts.note}</p>;
}
