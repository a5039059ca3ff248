import { routes } from '@caretrail/contract/access/routes';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { UploadedFile } from '@caretrail/contract/files/schema';
import type { AppStore } from '../../../app/store.ts';
import { fileDigest } from '../../../lib/file-digest.ts';
import { holdTab } from '../../../lib/hold-tab.ts';
import { upload } from '../../../lib/upload.ts';
import { toastFailed, toastShown } from '../../../shell/toast-slice.ts';
import { binFiles, keepFile } from '../thunks.ts';
import { makeQueue, type QueueDeps } from './queue.ts';
import { uploadTexts as texts } from './texts.ts';
import { countsOf } from './upload.ts';

export type Uploads = ReturnType<typeof makeQueue>;

const send: QueueDeps['send'] = async (file, { key, onProgress, signal }) => {
  const body = new FormData();
  body.append('files', file);
  const call = { body, idempotencyKey: key };
  const { data } = await upload(filesEndpoints.upload, call, { onProgress, signal });
  return data[0] as UploadedFile;
};

function makeUploads({ dispatch, getState, subscribe }: AppStore): Uploads {
  const fileWith = (fits: (file: { id: string; sha256: string }) => boolean) =>
    getState().files.list.find(fits);
  const uploads = makeQueue({
    send,
    digestOf: fileDigest,
    sameAs: (sha256) => fileWith((file) => file.sha256 === sha256) ?? null,
    titleOf: (id) => fileWith((file) => file.id === id)?.title ?? '',
    onStored: (file) => void dispatch(keepFile(file)),
    removeStored: (id) => dispatch(binFiles([id])),
    // On the screen itself each row says what became of it.
    onIdle: (all) => {
      if (location.pathname === routes.filesDocuments.pattern) return;
      const { stored, failed } = countsOf(all);
      if (failed > 0) dispatch(toastFailed(texts.someFailed(failed)));
      else if (stored > 0) dispatch(toastShown(texts.allStored(stored)));
    },
  });
  uploads.subscribe(() => holdTab(uploads.isUnderWay()));
  let owner = getState().auth.user?.id;
  subscribe(() => {
    const now = getState().auth.user?.id;
    if (now === owner) return;
    owner = now;
    uploads.end();
  });
  return uploads;
}

const made = new WeakMap<AppStore, Uploads>();

/** The files on their way: of the app and not of a screen, so that they go on while somebody looks elsewhere. */
export function uploadsOf(store: AppStore): Uploads {
  const uploads = made.get(store) ?? makeUploads(store);
  made.set(store, uploads);
  return uploads;
}
