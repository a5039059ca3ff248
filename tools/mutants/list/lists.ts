import { of } from '../of.ts';

/** The slices and calls of lists, and their toasts. */
export const lists = [
  ...of('web/src/features/timelines/toast-rows.ts', [
    [
      '7',
      'toastsOf(createEvent, { done: toasts.eventCreated',
      'toastsOf(createEvent, { done: toasts.eventEdited',
    ],
    [
      '7',
      'toastsOf(editEvent, { done: toasts.eventEdited',
      'toastsOf(editEvent, { done: toasts.eventCreated',
    ],
    [
      '7',
      '  ...toastsOf(deleteEvent, { done: toasts.eventDeleted, failed: clientErrors.events }),\n',
      '',
    ],
    ['8', 'failed: clientErrors.eventFileDelete', 'failed: clientErrors.events'],
  ]),
  ...of('web/src/features/medications/toast-rows.ts', [
    ['7', 'added = { done: toasts.medicationAdded', 'added = { done: toasts.medicationEdited'],
    ['7', 'result.failed === 0 ? toastShown : toastFailed', 'toastShown'],
    ['8', '?? pickMessage.bulkDelete(failure)', '?? pickMessage.medications(failure)'],
    ['7', '    done: toasts.medicationDeleted,', '    done: toasts.medicationEdited,'],
  ]),
  ...of('web/src/app/toast-rows.ts', [
    ['8', '  toastOn(profileRejected, ({ payload }) => toastFailed(payload)),\n', ''],
    ['7', '  ...timelinesRows,\n', ''],
  ]),
  ...of('web/src/app/root-reducer.ts', [
    ['3', 'loggedOut.match(action) ? undefined : state', 'state'],
    ['3', '  registration: registrationReducer,\n', ''],
  ]),
  ...of('web/src/app/follow-session.ts', [
    ['4.1', '    onLost: end,', '    onLost: () => undefined,'],
  ]),
  ...of('web/src/features/timelines/slice.ts', [
    [
      '4.3',
      "      data: payload,\n      status: 'succeeded',",
      "      data: payload,\n      status: 'idle',",
    ],
    ['4.3', '      data: payload,\n', '      data: [],\n'],
    ['4.3', "state.status = 'failed';", "state.status = 'succeeded';"],
  ]),
  ...of('web/src/features/timelines/thunks.ts', [
    ['5', 'if (!found.ok) return rejectWithValue(found.error, refused(null));', ''],
    [
      '7',
      '      dispatch(eventDeleted({ id, title, untilMs: Date.now() + undoMs }));\n      await dispatch(loadEvents());',
      '      dispatch(eventDeleted({ id, title, untilMs: Date.now() + undoMs }));',
    ],
    [
      '8',
      'pickMessage.eventFileDelete(error)',
      'pickMessage.events(error)',
      'Every failure of a call carries a message, so neither default is reached; pick-message.test.ts has both.',
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
