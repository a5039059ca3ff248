export { OutlookSetting } from './outlook-switch.tsx';
