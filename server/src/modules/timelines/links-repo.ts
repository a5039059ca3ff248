import { linkRowsOf } from '../../db/link-rows.ts';

export const linkEvents = linkRowsOf('events');
