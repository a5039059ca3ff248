import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

const onItsWay = { refusal: null };
const refused = { refusal: { text: 'Your plan has changed.', stored: null } };

describe('the line about what waits on this device', () => {
  it('says how much is not sent yet, and that it will be', () => {
    expect(summaryOf([onItsWay, onItsWay])).toEqual({
      line: '2 not sent yet',
      heading: 'Not sent yet',
      lead: 'This is on this device alone. It is sent when there is a connection.',
      isRefused: false,
      isSending: true,
    });
  });

  it('says that what was refused was not recorded, and never that it will be sent', () => {
    expect(summaryOf([refused])).toEqual({
      line: '1 entry was not recorded. Check now',
      heading: 'Not recorded',
      lead: null,
      isRefused: true,
      isSending: false,
    });
    expect(summaryOf([refused, refused]).line).toBe('2 entries were not recorded. Check now');
  });

  it('names what was refused before what is on its way', () => {
    expect(summaryOf([onItsWay, refused])).toMatchObject({
      line: '1 entry was not recorded. Check now',
      heading: 'Not sent yet',
      isRefused: true,
      isSending: true,
    });
  });

  it('says in the list that nothing waits', () => {
    expect(summaryOf([])).toMatchObject({
      lead: 'Nothing is waiting to be sent.',
      isSending: false,
    });
  });
});
