/** For the frame of the app. Keep it light: it is loaded with the first screen. */
export { ClockNotice } from './clock-notice.tsx';
