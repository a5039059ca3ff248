import { withCapital } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { type CheckIn, checkInTopics } from '@caretrail/contract/timelines/check-in';
import { severityScale } from '@caretrail/contract/timelines/event-body';
import {
  checkInLevelLabels,
  checkInTopicLabels,
} from '@caretrail/contract/timelines/format-check-in';
import { severityWord } from './form/severity-word.ts';

const texts = messages('timelines/check-in-lines', {
  said: '{about}: {answer}',
  severity: '{about}: {word} ({severity, number} out of {most, number})',
});

/** The answers of a day, a line each; what was skipped has none. */
export function formatCheckIn(answers: CheckIn | null): string[] {
  // A copy from before an update knows nothing of it.
  if (!answers) return [];
  const topics = checkInTopics.flatMap((topic) => {
    const level = answers[topic];
    if (level === null) return [];
    return [texts.said({ about: checkInTopicLabels[topic], answer: checkInLevelLabels[level] })];
  });
  const symptoms = answers.symptoms.map(({ name, severity }) =>
    texts.severity({
      about: withCapital(name),
      word: severityWord(severity),
      severity,
      most: severityScale.most,
    }),
  );
  return [...topics, ...symptoms];
}
