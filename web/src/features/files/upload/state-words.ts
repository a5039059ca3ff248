import { uploadTexts as texts } from './texts.ts';
import type { UploadState } from './upload.ts';

/** How it stands with a file, in words. */
export function stateInWords(state: UploadState): string {
  switch (state.status) {
    case 'waiting':
    case 'checking':
    case 'done':
    case 'stopped':
      return texts[state.status];
    case 'sending':
      return state.share < 1
        ? `${texts.sending}, ${Math.floor(state.share * 100)} %`
        : texts.storing;
    case 'asking':
      return texts.sameFile(state.same.title);
    case 'spared':
      return texts.spared(state.same.title);
    case 'failed':
      return state.error;
  }
}
