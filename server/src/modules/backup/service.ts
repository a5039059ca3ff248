export { deletedIn, ledgerBeside, readLedger, writeLedger } from './ledger.ts';
export { makeBackup, type Made } from './make.ts';
export { BackupProblem, incompleteExit } from './problem.ts';
export { progressTo } from './progress.ts';
export { checkBackup, restoreBackup, type Checked } from './restore.ts';
export type { OpeningKey, SealingKey } from './seal.ts';
