/** What other features may use of the files: everything else is internal. */
export { FileKinds } from './file-picture.tsx';
export { drawFilesOfEvent } from './first-pages.ts';
export { FilePicture } from './file-picture.tsx';
export { usePhotoStep } from './straighten/photo-step.tsx';
export { useDownload } from './use-download.ts';
