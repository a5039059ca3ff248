import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { messageToken } from './message-token.ts';
import {
  newSuccessor,
  refusalAnswer,
  successorOfAll,
  successorOverview,
} from './successor-schema.ts';

const path = '/api/circle/successor_api_gateway/';
const requests = '/api/circle/take_overs_api_gateway/';

/** Who takes over when the patient cannot act (D12, decision 0045). */
export const successorEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Who was named to take over the own record, and whether they asked to.',
    answer: successorOverview,
  }),
  name: endpoint({
    method: 'PUT',
    path,
    audience: 'patient',
    record: 'own',
    summary:
      'Name one person of the care circle. Asks for a fresh second step. Ends a request that runs.',
    body: newSuccessor,
    answer: successorOverview,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Name no one any more. Ends a request that runs.',
    answer: successorOverview,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/circle/take_over_refusal_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Refuse the request that runs.',
    answer: successorOverview,
  }),
  refuseByLink: endpoint({
    method: 'POST',
    path: '/api/circle/take_over_refusal_link_api_gateway/',
    audience: 'public',
    summary: 'The same by the token of a message.',
    body: messageToken,
    answer: refusalAnswer,
  }),
  refusalState: endpoint({
    method: 'POST',
    path: '/api/circle/take_over_refusal_state_api_gateway/',
    audience: 'public',
    summary: 'Whether there is something to refuse, by the token of a message.',
    body: messageToken,
    answer: refusalAnswer,
    reads: true,
  }),
  mine: endpoint({
    method: 'GET',
    path: requests,
    audience: 'member',
    summary: 'The records that one was named to take over.',
    answer: successorOfAll,
  }),
  request: endpoint({
    method: 'POST',
    path: `${requests}{id}/`,
    audience: 'member',
    summary:
      'Ask to take over the record of a patient. They are told every day and can refuse. Asks for a fresh second step.',
    params: idParams,
    answer: successorOfAll,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${requests}{id}/`,
    audience: 'member',
    summary: 'Withdraw the request about the record of a patient.',
    params: idParams,
    answer: successorOfAll,
  }),
} as const;
