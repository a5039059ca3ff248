import * as z from 'zod/mini';
import { instant } from '../http/record-stamps.ts';

export const exportLink = z.object({
  url: z.string(),
  /** What the browser saves it as. */
  name: z.string(),
  expires_at: instant,
  /** How many documents and pictures are in it, and how large they are; the lists come to it. */
  files: z.int(),
  file_bytes: z.int(),
});
export type ExportLink = z.infer<typeof exportLink>;
