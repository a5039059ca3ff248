import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { dataTexts as texts } from './texts.ts';
import { useExport } from './use-export.ts';

export function ExportPart() {
  const { confirmed, dialog } = useStepUp();
  const { state, onBegin, onStop } = useExport(confirmed);
  // Each of its buttons goes when the other comes.
  useEffect(() => {
    if (state.at !== 'resting') catchFocus(document.querySelector('#export'));
  }, [state.at]);
  const isPreparing = state.at === 'preparing';
  return (
    <>
      {state.at === 'done' && <Notice>{state.text}</Notice>}
      {state.at === 'failed' && <Alert>{state.text}</Alert>}
      {state.at === 'downloading' ? (
        <div className="max-w-[30rem] space-y-4">
          <ProgressBar label={texts.downloading} done={state.share} />
          <Button look="secondary" onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      ) : (
        <Button isBusy={isPreparing} onClick={onBegin}>
          <Download className="size-5" aria-hidden="true" />
          {isPreparing ? texts.preparing : texts.begin}
        </Button>
      )}
      {dialog}
    </>
  );
}
