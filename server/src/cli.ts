#!/usr/bin/env node
import { articlesSyncCommand } from './commands/articles-sync.ts';
import { backupCommand } from './commands/backup.ts';
import { demoResetCommand } from './commands/demo-reset.ts';
import { doctorCommand } from './commands/doctor.ts';
import { inviteCommand } from './commands/invite.ts';
import { linkCommand } from './commands/link.ts';
import { migrateCommand } from './commands/migrate.ts';
import { restoreCommand, verifyBackupCommand } from './commands/restore.ts';
import { sentenceOf } from './commands/sentence-of.ts';
import { verifyAuditCommand } from './commands/verify-audit.ts';
import { workerCommand } from './commands/worker.ts';
import { readEnv, type Env } from './env.ts';
import { StartupProblem } from './startup-problem.ts';

const usage = `caretrail <command>

  doctor [--json]                  look at everything the server needs, and say what to do
  migrate                          bring the database to the newest schema
  invite <email> --role <role>     invite a patient or an administrator
  link <email> --subject <id>      connect an account with the identity provider
  articles sync                    read the starter set and the configured sources now
  verify-audit [--anchor <seal>]   check that nobody changed the audit log
  backup <file>                    write everything but the secret into a sealed file
  verify-backup <file>             check that a backup is whole
  restore <file>                   load a backup into an empty Caretrail
  worker                           do the jobs of servers that run with CARETRAIL_JOBS=off
  demo reset                       empty the demo; the next start fills it again

The environment is that of the server: see docs/running.md.`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function runCommand(env: Env, [command, ...args]: readonly string[]): Promise<void> {
  if (command === 'migrate') return migrateCommand(env, say);
  if (command === 'verify-audit') return verifyAuditCommand(env, args, say);
  if (command === 'invite') return inviteCommand(env, args, say);
  if (command === 'link') return linkCommand(env, args, say);
  if (command === 'articles' && args[0] === 'sync') return articlesSyncCommand(env, say);
  if (command === 'backup') return backupCommand(env, args, say);
  if (command === 'verify-backup') return verifyBackupCommand(env, args, say);
  if (command === 'restore') return restoreCommand(env, args, say);
  if (command === 'worker') return workerCommand(env, say);
  if (command === 'demo' && args[0] === 'reset') return demoResetCommand(env, say);
  throw new StartupProblem(
    command === undefined
      ? usage
      : `There is no such command: ${[command, ...args].join(' ')}\n\n${usage}`,
  );
}

try {
  const [command, ...args] = process.argv.slice(2);
  // It tells what is wrong with the environment like everything else.
  if (command === 'doctor') process.exitCode = (await doctorCommand(args, say)) ? 0 : 1;
  else if (command === 'help' || command === '--help') say(usage);
  else await runCommand(readEnv(), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceOf(error) ?? String((error as Error).stack)}\n`);
  process.exitCode = error instanceof StartupProblem ? error.exitCode : 1;
}
