import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import {
  dutyOverview,
  escalationOverview,
  escalationSettings,
  newCritical,
  newOffer,
  newTurn,
  onItAnswer,
  onItBody,
} from './escalation-schema.ts';
import { messageToken } from './message-token.ts';

const critical = '/api/circle/critical_api_gateway/';
const ofMedicine = `${critical}{id}/` as const;
const duty = '/api/circle/duty_api_gateway/';

/** Who is told about a critical dose that is not recorded (D11, decision 0045). */
export const escalationEndpoints = {
  read: endpoint({
    method: 'GET',
    path: critical,
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'The critical medicines of a record, who is told about them, and what is open now.',
    answer: escalationOverview,
  }),
  save: endpoint({
    method: 'PUT',
    path: ofMedicine,
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Make a medicine critical, or change who is told about it and when.',
    params: idParams,
    body: newCritical,
    answer: escalationOverview,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: ofMedicine,
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'A medicine is not critical any more.',
    params: idParams,
    answer: escalationOverview,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/circle/escalation_settings_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Whether quiet hours hold messages to helpers back, and what these may name.',
    body: escalationSettings,
    answer: escalationOverview,
  }),
  onIt: endpoint({
    method: 'POST',
    path: '/api/circle/on_it_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: '“I’m on it”: the next person is not told for a while. Only by helpers.',
    body: onItBody,
    answer: escalationOverview,
  }),
  onItByLink: endpoint({
    method: 'POST',
    path: '/api/circle/on_it_link_api_gateway/',
    audience: 'public',
    summary: 'The same by the single-use token of a message.',
    body: messageToken,
    answer: onItAnswer,
  }),
  onItState: endpoint({
    method: 'POST',
    path: '/api/circle/on_it_state_api_gateway/',
    audience: 'public',
    summary: 'What is true of the doses of a message, by its token.',
    body: messageToken,
    answer: onItAnswer,
    reads: true,
  }),
} as const;

/** Who is told first. */
export const dutyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: duty,
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'Who is on duty, and whom it was offered to.',
    answer: dutyOverview,
  }),
  take: endpoint({
    method: 'POST',
    path: duty,
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'Be on duty from now on. Only by helpers who may see the medicines.',
    body: newTurn,
    answer: dutyOverview,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/circle/duty_offers_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'Hand over to another helper: it counts once they accept it.',
    body: newOffer,
    answer: dutyOverview,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/circle/duty_offers_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'Accept what another helper handed over.',
    params: idParams,
    answer: dutyOverview,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${duty}{id}/`,
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'End one’s own turn, decline or take back an offer. The patient may end any.',
    params: idParams,
    answer: dutyOverview,
  }),
} as const;
