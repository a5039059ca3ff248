/** What each way to show a file gets. */
export type PreviewProps = { readonly blob: Blob; readonly title: string };
