import { linkRowsOf } from '../../db/link-rows.ts';

export const linkMedications = linkRowsOf('medications');
