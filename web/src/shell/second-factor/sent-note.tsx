import { DemoMailNote } from '../../shell/demo-mail-note.tsx';
import { emailCodeTexts as texts } from './texts.ts';
import type { Sending } from './use-sent-code.ts';

/** Whether a code is on its way, and where to; said aloud whenever it changes. */
export function SentNote({ sending }: { readonly sending: Sending }) {
  return (
    <>
      <p role="status">
        {sending.status === 'loading' && texts.sending}
        {sending.status === 'failed' && texts.notSent}
        {sending.status === 'succeeded' && <WhereTo {...sending.sent} />}
      </p>
      {sending.status === 'succeeded' && <DemoMailNote />}
    </>
  );
}

function WhereTo({ address, isRepeat }: { readonly address: string; readonly isRepeat: boolean }) {
  const [before, after] = isRepeat ? texts.sentAgain : texts.sent;
  return (
    <>
      {before} <strong className="wrap-anywhere">{address}</strong>. {after}
    </>
  );
}
