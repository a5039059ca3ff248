import { Download, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { exportApi } from '../../../data/export.ts';
import { catchFocus } from '../../../lib/lost-focus.ts';
import { download, saveBlob, startDownload } from '../../../lib/download.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, type Confirmed, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { CalendarPart } from '../calendar/calendar-part.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { Part, useAnchor } from '../part.tsx';
import { placeHref, summaryPlace } from '../sections.ts';
import { KeepHerePart } from './keep-here-part.tsx';
import { dataTexts as texts } from './texts.ts';

function ExportPart() {
  const { confirmed, dialog } = useStepUp();
  const { state, onBegin, onStop } = useExport(confirmed);
  // Each of its buttons replaces the other.
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

type ExportState =
  | { readonly at: 'resting' | 'preparing' }
  | { readonly at: 'downloading'; readonly share: number }
  | { readonly at: 'done' | 'failed'; readonly text: string };

/** Beyond this the browser saves it by itself, while it comes: a page should not hold so much. */
const mostHeldBytes = 200 * 1024 * 1024;

/** Asks for the link, then downloads with progress; it can be stopped, and stops when the part is left. */
function useExport(confirmed: Confirmed) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ExportState>({ at: 'resting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const onBegin = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ at: 'preparing' });
    try {
      // A key to everything: the store does not hold it.
      const call = exportApi.endpoints.createExportLink.initiate({}, { track: false });
      const link = await confirmed(() => dispatch(call).unwrap());
      if (link === brokenOff) return setState({ at: 'resting' });
      if (link.file_bytes > mostHeldBytes) {
        startDownload(link.url, link.name);
        return setState({ at: 'done', text: texts.handedOver({ name: link.name }) });
      }
      const content = await download(link.url, {
        signal: controller.signal,
        onProgress: (share) => setState({ at: 'downloading', share }),
      });
      saveBlob(link.name, content);
      return setState({ at: 'done', text: texts.done({ name: link.name }) });
    } catch (error) {
      const text = controller.signal.aborted ? texts.stopped : toApiError(error).text;
      return setState({ at: 'failed', text });
    }
  };
  return { state, onBegin: () => void onBegin(), onStop: () => running.current?.abort() };
}

export function DataSection() {
  useAnchor(true);
  return (
    <>
      <KeepHerePart />
      <CalendarPart />
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
