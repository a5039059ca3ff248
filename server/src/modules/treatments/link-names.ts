/** The fields of a treatment that stand on what is linked. */
export const linkNames = ['medication_ids', 'event_ids', 'file_ids'] as const;
export type LinkName = (typeof linkNames)[number];
export type Links = { readonly [Name in LinkName]?: readonly string[] | undefined };
