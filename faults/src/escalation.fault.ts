import { killEscalation } from '@caretrail/server/testing/escalation-kills';
import type { DatabaseGround } from './database-ground.ts';
import { info, none, timesOf, type Finding, type Size } from './fault.ts';

/**
 * Critical doses of one night, in which the clocks of half of the patients change, while the workers that tell their
 * helpers are killed at random moments. Time goes by faster, so that the night takes minutes.
 */
export async function escalationUnderKills(
  { place }: DatabaseGround,
  size: Size,
): Promise<Finding[]> {
  const kills = timesOf(size, { short: 6, long: 100 });
  const told = await killEscalation({
    target: place.database,
    folder: place.folder,
    people: size.form === 'long' ? 60 : 6,
    doses: size.form === 'long' ? 4 : 1,
    kills,
    speed: size.form === 'long' ? 120 : 900,
  });
  return [
    info('critical doses', told.doses),
    info('kills of a worker', told.kills),
    info('people told', told.steps),
    info('… doses that began again, because all had been told', told.begunAgain),
    none('… lost', told.lost),
    none('… doubled', told.doubled),
    none('… too early', told.tooEarly),
    none('… after the dose was recorded', told.afterRecorded),
    none('… while a helper was on it', told.whileOnIt),
    none('emails too many or too few', told.mailsWrong),
    info('the latest first step, on the patient’s clock', told.latestMin, 'min'),
  ];
}
