import { StartupProblem } from '../../startup-problem.ts';

/** The exit code for a faulty backup, so that a timer can tell it from a wrong command line. */
export const damagedExit = 2;
/** The exit code for a backup that was made, but could not hold everything. */
export const incompleteExit = 3;

/** What is wrong with a backup, in one sentence. */
export class BackupProblem extends StartupProblem {
  override name = 'BackupProblem';
  override readonly exitCode: number;

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export const damaged = (cause?: unknown): BackupProblem =>
  new BackupProblem(
    'This backup is damaged: it was changed, or a part of it is missing. Nothing was changed. Use another backup.',
    damagedExit,
    { cause },
  );

export const notOurs = (): BackupProblem =>
  new BackupProblem(
    'CARETRAIL_SECRET is not the secret that this backup was made with, or someone else made it. Nothing was changed. ' +
      'Set the secret that was in use then; if it is that one, do not use this backup.',
    damagedExit,
  );
