/** For every screen of the own record, loaded only where someone asks to take it over. */
export { TakeOverNotice } from './take-over-notice.tsx';
