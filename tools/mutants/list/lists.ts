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
    [
      '7',
      'toastsOf(addMedication, { done: toasts.medicationAdded',
      'toastsOf(addMedication, { done: toasts.medicationEdited',
    ],
    ['7', 'result.failed === 0 ? toastShown : toastFailed', 'toastShown'],
    ['8', 'failed: clientErrors.bulkDelete', 'failed: clientErrors.medications'],
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
  ...of('web/src/features/medications/slice.ts', [
    ['4.3', "state[payload.which].status = 'loading';", "state.current.status = 'loading';"],
    ['4.3', "state[payload.which].status = 'failed';", "state[payload.which].status = 'idle';"],
    [
      '4.3',
      "{ items, status: 'succeeded', error: null, search }",
      "{ items, status: 'idle', error: null, search }",
    ],
  ]),
  ...of('web/src/features/medications/load.ts', [
    [
      '7',
      "{ body: { status: 'completed', search } }",
      "{ body: { status: 'completed', search: '' } }",
    ],
    [
      '4.3',
      'if (isWanted()) dispatch(medicationsFailed({ which, error: pickMessage.medications(error) }));',
      'void error;',
    ],
  ]),
  ...of('web/src/features/medications/thunks.ts', [
    [
      '7',
      'const call = { body: withRepeatOn(body), ...rest };',
      'const call = { body: body as never, ...rest };',
    ],
    [
      '7',
      "await Promise.all([dispatch(loadMedications('current')), dispatch(reloadDoses())]);",
      '',
    ],
    ['7', 'before?.repeat_on ?? null', 'null'],
    ['7', "    dispatch(loadMedications('completed')),\n", ''],
    ['7', ': countSettled(results);', ': { successful: results.length, failed: 0 };'],
    ['8', 'return isUnanswered(results)', 'return false'],
    ['5', 'if (!found.ok) return rejectWithValue(found.error, refused(null));', ''],
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
