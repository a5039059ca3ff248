import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import {
  newPushAct,
  newPushDevice,
  pushActAnswer,
  pushActQuestion,
  pushActState,
  pushConfirmation,
  pushDevice,
  pushDeviceEdit,
  pushOverview,
  pushReceipt,
} from './schema.ts';

const path = '/api/push_api_gateway/';
const ofDevice = `${path}{id}/` as const;

/** Notifications on the patient's devices, without a service between the server and the browser's own. */
export const pushEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'The key of the server for notifications, and the patient’s own devices.',
    answer: pushOverview,
  }),
  addDevice: endpoint({
    method: 'POST',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Send notifications to this browser; the same address again updates its device.',
    body: newPushDevice,
    answer: pushDevice,
    status: 201,
    creates: true,
  }),
  renameDevice: endpoint({
    method: 'PATCH',
    path: ofDevice,
    audience: 'patient',
    record: 'own',
    summary: 'Give a device another name.',
    params: idParams,
    body: pushDeviceEdit,
    answer: pushDevice,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: ofDevice,
    audience: 'patient',
    record: 'own',
    summary: 'Send no more notifications to a device.',
    params: idParams,
    answer: null,
  }),
  testDevice: endpoint({
    method: 'POST',
    path: `${ofDevice}test_api_gateway/`,
    audience: 'patient',
    record: 'own',
    summary: 'Send one test notification to a device now.',
    params: idParams,
    answer: null,
    status: 202,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/push/confirm_api_gateway/',
    audience: 'patient',
    record: 'own',
    summary: 'Caretrail was opened on this device: its notifications count as seen.',
    body: pushConfirmation,
    answer: null,
  }),
  receipt: endpoint({
    method: 'POST',
    path: '/api/push/receipt_api_gateway/',
    audience: 'public',
    summary: 'A notification was shown; always the same answer.',
    body: pushReceipt,
    answer: null,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/push/act_api_gateway/',
    audience: 'public',
    summary: 'Answer one dose by the single-use token of its notification.',
    body: newPushAct,
    answer: pushActAnswer,
  }),
  actState: endpoint({
    method: 'POST',
    path: '/api/push/act_state_api_gateway/',
    audience: 'public',
    summary: 'What is true of the dose of a notification, by its token.',
    body: pushActQuestion,
    answer: pushActState,
    reads: true,
  }),
} as const;
