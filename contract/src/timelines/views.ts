import { messages } from '../i18n/messages.ts';

/** §2.5 View values. */
export const eventViews = ['list', 'timeline', 'calendar'] as const;
export type EventView = (typeof eventViews)[number];

export const defaultEventView = 'list' as const satisfies EventView;

const labels = messages('timelines/views', {
  list: 'List',
  timeline: 'Timeline',
  calendar: 'Calendar',
});

/** §2.5 names the last two. The list has a button of its own, because users did not find the way back to it otherwise. */
export const eventViewButtons: readonly { readonly view: EventView; readonly label: string }[] =
  eventViews.map((view) => ({
    view,
    get label() {
      return labels[view];
    },
  }));

/** Pressing the button of the view already shown goes back to the list. */
export const viewAfterPress = (current: EventView, pressed: EventView): EventView =>
  current === pressed ? defaultEventView : pressed;

export const isEventView = (value: unknown): value is EventView =>
  eventViews.some((view) => view === value);
