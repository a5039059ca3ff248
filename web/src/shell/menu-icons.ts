import type { RouteName } from '@caretrail/contract/access/routes';
import {
  CalendarDays,
  CircleUserRound,
  FolderOpen,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Newspaper,
  Pill,
  Stethoscope,
  Users,
} from 'lucide-react';

/** Beside the words of the menu, never in their place. */
export const menuIcons: Partial<Record<RouteName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  treatments: Stethoscope,
  locations: MapPin,
  timelines: CalendarDays,
  medication: Pill,
  filesDocuments: FolderOpen,
  articles: Newspaper,
  settings: CircleUserRound,
  adminPanel: Users,
};
