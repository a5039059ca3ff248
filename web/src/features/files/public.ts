/** What other features may use of the files: everything else is internal. */
export { FileKinds } from './file-picture.tsx';
export { FilePicture } from './file-picture.tsx';
export { useDownload } from './use-download.ts';
