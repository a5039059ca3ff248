/** What other features may use of the files: all else is inside. */
export { FileKinds } from './file-picture.tsx';
export { FilePicture } from './file-picture.tsx';
export { useDownload } from './use-download.ts';
