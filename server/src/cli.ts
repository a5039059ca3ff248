#!/usr/bin/env node
import { sentenceOf } from './commands/sentence-of.ts';
import { readEnv, type Env } from './env.ts';
import { keepCompiled } from './start/compile-cache.ts';
import { StartupProblem } from './startup-problem.ts';

const usage = `caretrail <command>

  doctor [--json]                  check everything the server needs and suggest fixes
  migrate                          update the database to the newest schema
  invite <email> --role <role>     invite a patient or an administrator
  link <email> --subject <id>      link an account to the identity provider
  articles sync                    read the starter set and the configured sources now
  verify-audit [--anchor <seal>]   verify that no one changed the audit log
  backup <file>                    write an encrypted backup (without the secret)
  verify-backup <file>             check that a backup is complete
  restore <file>                   load a backup into an empty installation
  worker                           run the jobs for servers with CARETRAIL_JOBS=off
  demo reset                       clear the demo data; the next start creates it again

Commands read the same environment as the server: see docs/running.md.`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Each command loads what it needs only when it runs. */
async function runCommand(env: Env, [command, ...args]: readonly string[]): Promise<void> {
  if (command === 'migrate')
    return (await import('./commands/migrate.ts')).migrateCommand(env, say);
  if (command === 'verify-audit')
    return (await import('./commands/verify-audit.ts')).verifyAuditCommand(env, args, say);
  if (command === 'invite')
    return (await import('./commands/invite.ts')).inviteCommand(env, args, say);
  if (command === 'link') return (await import('./commands/link.ts')).linkCommand(env, args, say);
  if (command === 'articles' && args[0] === 'sync')
    return (await import('./commands/articles-sync.ts')).articlesSyncCommand(env, say);
  if (command === 'backup')
    return (await import('./commands/backup.ts')).backupCommand(env, args, say);
  if (command === 'verify-backup')
    return (await import('./commands/restore.ts')).verifyBackupCommand(env, args, say);
  if (command === 'restore')
    return (await import('./commands/restore.ts')).restoreCommand(env, args, say);
  if (command === 'worker') return (await import('./commands/worker.ts')).workerCommand(env, say);
  if (command === 'demo' && args[0] === 'reset')
    return (await import('./commands/demo-reset.ts')).demoResetCommand(env, say);
  throw new StartupProblem(
    command === undefined ? usage : `Unknown command: ${[command, ...args].join(' ')}\n\n${usage}`,
  );
}

try {
  keepCompiled();
  const [command, ...args] = process.argv.slice(2);
  // It reports a wrong environment as one of its findings.
  if (command === 'doctor') {
    const { doctorCommand } = await import('./commands/doctor.ts');
    process.exitCode = (await doctorCommand(args, say)) ? 0 : 1;
  } else if (command === 'help' || command === '--help') say(usage);
  else await runCommand(readEnv(), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${sentenceOf(error) ?? String((error as Error).stack)}\n`);
  process.exitCode = error instanceof StartupProblem ? error.exitCode : 1;
}
