/** For the search over everything: what can be set, and where. */
export { listSettings, settingHref } from './find-setting.ts';
