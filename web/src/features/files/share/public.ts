/** What the app shows of the files when another app has shared some. */
export { AddShared } from './add-shared.tsx';
