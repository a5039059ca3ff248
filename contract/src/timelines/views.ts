/** §2.5 View values. */
export const eventViews = ['list', 'timeline', 'calendar'] as const;
export type EventView = (typeof eventViews)[number];

export const defaultEventView = 'list' as const satisfies EventView;

/** §2.5: the list has no button of its own. */
export const eventViewButtons = [
  { view: 'timeline', label: 'Timeline' },
  { view: 'calendar', label: 'Calendar' },
] as const satisfies readonly { view: EventView; label: string }[];

/** Pressing the button of the view already shown goes back to the list, which no button names. */
export const viewAfterPress = (current: EventView, pressed: EventView): EventView =>
  current === pressed ? defaultEventView : pressed;

export const isEventView = (value: unknown): value is EventView =>
  eventViews.some((view) => view === value);
