import { queryNames } from '@caretrail/contract/access/record-href';
import type { RouteName } from '@caretrail/contract/access/routes';
import { eventAreas } from '@caretrail/contract/circle/areas';
import type { Area, RecordAct } from '@caretrail/contract/circle/areas';
import type { Can } from '../../session/chosen-record.ts';

type Forms = {
  readonly of: readonly Area[];
  /** By the name that stands for the form in the query. */
  readonly acts: Readonly<Record<string, RecordAct>>;
};

const managed = (...of: Area[]): Forms => ({
  of,
  acts: { [queryNames.create]: 'manage', edit: 'manage', change: 'manage' },
});

const formsOf: Partial<Record<RouteName, Forms>> = {
  timelines: { of: eventAreas, acts: { [queryNames.create]: 'add', edit: 'change' } },
  medication: managed('medication'),
  treatments: managed('treatments'),
  treatment: managed('treatments'),
  locations: managed('calendar'),
  filesDocuments: { of: ['files'], acts: { edit: 'change', move: 'change', bin: 'manage' } },
};

/** Whether an address leads to a form that someone may not send in the record that is open. */
export function isFormClosed(route: RouteName, search: string, can: Can): boolean {
  const forms = formsOf[route];
  if (forms === undefined) return false;
  const query = new URLSearchParams(search);
  return Object.entries(forms.acts).some(
    ([name, act]) => query.has(name) && !forms.of.some((area) => can(act, area)),
  );
}
