/** §2.5 View values. */
export const eventViews = ['list', 'timeline', 'calendar'] as const;
export type EventView = (typeof eventViews)[number];

export const defaultEventView = 'list' as const satisfies EventView;

/** §2.5 names the last two. The list has a button of its own, because users did not find the way back to it otherwise. */
export const eventViewButtons = [
  { view: 'list', label: 'List' },
  { view: 'timeline', label: 'Timeline' },
  { view: 'calendar', label: 'Calendar' },
] as const satisfies readonly { view: EventView; label: string }[];

/** Pressing the button of the view already shown goes back to the list. */
export const viewAfterPress = (current: EventView, pressed: EventView): EventView =>
  current === pressed ? defaultEventView : pressed;

export const isEventView = (value: unknown): value is EventView =>
  eventViews.some((view) => view === value);
