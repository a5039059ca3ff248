/** An ordinary appointment. */
export const event = {
  event_type: 'Appointment',
  title: 'Neuro-oncology clinic',
  description: 'Bring the list of medicines and the last letter.',
  start: '2026-03-05T09:30',
  end: '2026-03-05T10:00',
  time_zone: 'Europe/Berlin',
  practitioner: 'Dr Example',
  questions: ['May I fly?'],
};
