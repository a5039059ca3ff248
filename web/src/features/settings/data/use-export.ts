import { useEffect, useRef, useState } from 'react';
import { exportApi } from '../../../data/export.ts';
import { download } from '../../../lib/download.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { saveBlob } from '../../../lib/save-text.ts';
import { startDownload } from '../../../lib/start-download.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { brokenOff, type Confirmed } from '../../../shell/second-factor/use-step-up.tsx';
import { dataTexts as texts } from './texts.ts';

export type ExportState =
  | { readonly at: 'resting' | 'preparing' }
  | { readonly at: 'downloading'; readonly share: number }
  | { readonly at: 'done' | 'failed'; readonly text: string };

/** Beyond this the browser saves it by itself, while it comes: a page should not hold so much. */
const mostHeldBytes = 200 * 1024 * 1024;

/** Asks for the link, then downloads with progress; it can be stopped, and stops when the part is left. */
export function useExport(confirmed: Confirmed) {
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
        return setState({ at: 'done', text: texts.handedOver(link.name) });
      }
      const content = await download(link.url, {
        signal: controller.signal,
        onProgress: (share) => setState({ at: 'downloading', share }),
      });
      saveBlob(link.name, content);
      return setState({ at: 'done', text: texts.done(link.name) });
    } catch (error) {
      const text = controller.signal.aborted ? texts.stopped : toApiError(error).text;
      return setState({ at: 'failed', text });
    }
  };
  return { state, onBegin: () => void onBegin(), onStop: () => running.current?.abort() };
}
