import {
  dutyEndpoints,
  escalationEndpoints,
} from '@caretrail/contract/circle/escalation-endpoints';
import type {
  DutyOverview,
  EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { api, writes, writesOrReloads } from './api.ts';
import type { Tag } from './tags.ts';

/** The id of a record of someone else that is not open; undefined: the one that is open. */
type Whose = string | void;

const of = (record: Whose): { readonly record?: string } =>
  record === undefined ? {} : { record };

/** A dose that is recorded, a medicine that is changed, and a person whose access has ended change what is open. */
const about: readonly Tag[] = ['escalation', 'doses', 'medicines', 'circle'];
/** Lists say which medicines are critical. */
const critical: readonly Tag[] = ['escalation', 'medicines', 'dashboard'];

/** Who is told about critical doses (decision 0045). */
export const escalationApi = api.injectEndpoints({
  endpoints: (build) => ({
    findEscalation: build.query<EscalationOverview, Whose>({
      query: (record) => ({ endpoint: escalationEndpoints.read, call: {}, ...of(record) }),
      providesTags: [...about],
    }),
    saveCritical: writesOrReloads(build, escalationEndpoints.save, critical),
    removeCritical: writes(build, escalationEndpoints.remove, critical),
    saveEscalationSettings: writes(build, escalationEndpoints.saveSettings, ['escalation']),
    beOnIt: writesOrReloads(build, escalationEndpoints.onIt, ['escalation']),
    findDuty: build.query<DutyOverview, Whose>({
      query: (record) => ({ endpoint: dutyEndpoints.read, call: {}, ...of(record) }),
      providesTags: ['escalation', 'circle'],
    }),
    takeDuty: writesOrReloads(build, dutyEndpoints.take, ['escalation']),
    offerDuty: writesOrReloads(build, dutyEndpoints.offer, ['escalation']),
    acceptDuty: writesOrReloads(build, dutyEndpoints.accept, ['escalation']),
    endDuty: writesOrReloads(build, dutyEndpoints.end, ['escalation']),
  }),
});
