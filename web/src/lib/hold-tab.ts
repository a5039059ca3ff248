const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whether the browser asks before this tab is closed or loaded anew. */
export function holdTab(isHeld: boolean): void {
  // Adding it twice changes nothing.
  if (isHeld) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
