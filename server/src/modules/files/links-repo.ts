import { linkRowsOf } from '../../db/link-rows.ts';

export const linkFiles = linkRowsOf('files');
