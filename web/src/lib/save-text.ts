/** Long enough for a slow phone to begin the download. */
const keepMs = 60_000;

/** Hands a text over as a file. It never leaves the browser on the way. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs);
}
