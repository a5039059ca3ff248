/** For calls of which only the newest counts: an older answer may arrive last. Each begins by asking for its own "am I still the newest?". */
export function latestOnly(): () => () => boolean {
  let newest = 0;
  return () => {
    newest += 1;
    const own = newest;
    return () => own === newest;
  };
}
