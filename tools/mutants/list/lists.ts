import { of } from '../of.ts';

/** The slices and calls of lists, and their toasts. */
export const lists = [
  ...of('web/src/features/timelines/toast-rows.ts', [
    [
      '7',
      "on('createEvent', { done: doneUnlessWaiting(() => toasts.eventCreated",
      "on('createEvent', { done: doneUnlessWaiting(() => toasts.eventEdited",
    ],
    [
      '7',
      "on('editEvent', { done: doneUnlessWaiting(() => toasts.eventEdited",
      "on('editEvent', { done: doneUnlessWaiting(() => toasts.eventCreated",
    ],
    ['7', "  ...on('removeEvent', { done: toasts.eventDeleted, failed }),\n", ''],
    ['8', 'failed: pickMessage.eventFileDelete', 'failed'],
  ]),
  ...of('web/src/features/medications/toast-rows.ts', [
    ['7', 'added = { done: toasts.medicationAdded', 'added = { done: toasts.medicationEdited'],
    ['7', 'result.failed === 0 ? toastShown : toastFailed', 'toastShown'],
    ['8', '?? pickMessage.bulkDelete(failure)', '?? pickMessage.medications(failure)'],
    ['7', '    done: toasts.medicationDeleted,', '    done: toasts.medicationEdited,'],
  ]),
  ...of('web/src/app/toast-rows.ts', [
    ['8', 'toastFailed(profileMessage(payload))', 'null'],
    ['7', '  ...timelinesRows,\n', ''],
  ]),
  ...of('web/src/app/root-reducer.ts', [
    ['3', 'return combined(afterLogout(state), action);', 'return combined(state, action);'],
    ['3', '  registration: registrationReducer,\n', ''],
  ]),
  ...of('web/src/app/follow-session.ts', [
    ['4.1', '      noteEnded();\n      end();', '      noteEnded();'],
  ]),
  ...of('web/src/data/request-state.ts', [
    ['4.3', "fulfilled: 'succeeded',", "fulfilled: 'idle',"],
    ['4.3', "rejected: 'failed',", "rejected: 'succeeded',"],
    ['4.3', "pending: 'loading',", "pending: 'idle',"],
  ]),
  ...of('web/src/data/timelines.ts', [
    ['5', "if (!found.ok) return { error: { kind: 'setup', message: found.error } };", ''],
    [
      '7',
      'removeEvent: writes(build, timelinesEndpoints.remove, outdated)',
      'removeEvent: writes(build, timelinesEndpoints.remove, [])',
    ],
  ]),
  ...of('web/src/features/timelines/thunks.ts', [
    [
      '7',
      "    dispatch(recordsDeleted([{ id, name: title, ...(scope !== 'one' && { others: scope }) }]));\n",
      '',
    ],
  ]),
  ...of('web/src/data/medications.ts', [
    [
      '4.3',
      'call: { body: { status, search } },',
      "call: { body: { status: 'current', search } },",
    ],
    ['7', 'call: { body: { status, search } },', "call: { body: { status, search: '' } },"],
    ['7', 'completed: medicationCalls.listCompleted', 'completed: medicationCalls.listCurrent'],
    ['7', "['medicines', 'doses', 'dashboard', 'bin', 'linked']", "['doses']"],
    ['7', 'body: withRepeatOn(body)', 'body: body as never'],
    ['7', 'before?.repeat_on ?? null', 'null'],
    ['7', '...countSettled(results)', 'successful: results.length, failed: 0'],
    ['8', 'if (isUnanswered(results))', 'if (false as boolean)'],
    ['5', "if (!found.ok) return { error: { kind: 'setup', message: found.error } };", ''],
  ]),
  ...of('web/src/data/doses.ts', [
    ['3', 'dispatch(putLog(dose, { log: entryBefore(dose, note, zone) }));', 'void zone;'],
    ['3', 'dispatch(putLog(dose, { log: dose.log }));', 'void dose;'],
    ['3', 'dispatch(putLog(dose, { log, isOnlyOlder: true }));', 'void log;'],
    ['3', '!isOnlyOlder || found.log?.id === dose.log?.id', 'true'],
    ['3', '      merge: withWaiting,\n', ''],
  ]),
  ...of('web/src/features/medications/use-medications.ts', [
    ['4.3', 'select({ status, search })', "select({ status: 'current', search })"],
  ]),
  ...of('web/src/features/files/use-files.ts', [
    [
      '3',
      'list: data?.data ?? none, error, status',
      "list: data?.data ?? none, error, status: 'idle' as const",
    ],
    [
      '3',
      'list: data?.data ?? none, error, status',
      'list: data?.data ?? none, error: null, status',
    ],
  ]),
  ...of('web/src/features/preboarding/slice.ts', [
    ['3', "{ data: null, status: 'idle' }", "{ data: null, status: 'loading' }"],
  ]),
];
