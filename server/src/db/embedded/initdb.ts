import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { endWithUs } from './end-with-us.ts';
import { readText } from './read-text.ts';

export const superuser = 'caretrail';

const initdbPatienceMs = 120_000;

export interface ClusterPlan {
  readonly dataDir: string;
  readonly clusterFolder: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly durable: boolean;
  readonly say: (line: string) => void;
}

export async function runInitdb(plan: ClusterPlan, draft: string): Promise<void> {
  const { file, args, runAs } = plan.account.command(
    plan.binaries.initdb,
    initdbArguments(plan, draft),
  );
  const child = spawn(file, args, {
    ...runAs,
    cwd: plan.dataDir,
    env: plan.binaries.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: initdbPatienceMs,
    windowsHide: true,
  });
  endWithUs(child, 'SIGTERM');
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const end = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no exit code'));
  });
  if (end === 0) return;
  const lines = complaints
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const worst = lines.find((line) => /FATAL:|PANIC:|error:/.test(line)) ?? lines.at(-1);
  const reason = worst?.replace(/^.*(?:FATAL|PANIC|error):\s*/, '') ?? `it exited with ${end}`;
  throw new StartupProblem(`The database could not be created in ${plan.dataDir}: ${reason}.`);
}

function initdbArguments({ dataDir, durable }: ClusterPlan, draft: string): string[] {
  const place = ['--pgdata', draft, '--username', superuser, '--no-instructions'];
  // The same order and case rules on every machine.
  const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const order = '--builtin-locale=C.UTF-8';
  const speed = durable ? [] : ['--no-sync'];
  return [...place, ...language, order, ...speed, ...authentication(dataDir)];
}

function authentication(dataDir: string): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  ensurePassword(dataDir);
  return ['--auth=scram-sha-256', '--pwfile', passwordFile(dataDir)];
}

/** The password of the loopback connection on Windows, which has no private socket folder. */
export function ensurePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  const known = readText(file)?.trim();
  if (known !== undefined && known !== '') return known;
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'pg-password');
}
