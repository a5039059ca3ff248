import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
import { api, reads, writes } from './api.ts';

/** Made from the record: it is out of date with each part that is on it. */
const about = ['emergencyCard', 'medicines', 'places', 'profile', 'zone'] as const;

export const emergencyCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCard: reads(build, emergencyCardEndpoints.read, about),
    editCard: writes(build, emergencyCardEndpoints.edit, ['emergencyCard']),
    allowCard: writes(build, emergencyCardEndpoints.allow, ['emergencyCard']),
    withdrawCard: writes(build, emergencyCardEndpoints.withdraw, ['emergencyCard']),
  }),
});
