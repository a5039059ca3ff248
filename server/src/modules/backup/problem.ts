import { StartupProblem } from '../../startup-problem.ts';

/** With it a command ends that found the backup itself at fault, so that a timer can tell it from a slip of the pen. */
export const damagedExit = 2;
/** With it a backup ends that was made, but could not hold everything. */
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
    'This backup is damaged: it was changed, or a part of it is missing. Nothing was changed. Please take another one.',
    damagedExit,
    { cause },
  );

export const notOurs = (): BackupProblem =>
  new BackupProblem(
    'CARETRAIL_SECRET is not the secret that this backup was made with, or somebody else made it. Nothing was changed. ' +
      'Set the secret that was in use then; if it is that one, do not use this backup.',
    damagedExit,
  );
