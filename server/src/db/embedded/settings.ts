export const port = 5432;
export const databaseName = 'caretrail';

interface Listening {
  readonly clusterFolder: string;
  /** Undefined on Windows: loopback instead. */
  readonly socketFolder: string | undefined;
  readonly port: number;
  readonly durable: boolean;
}

/** All settings go on the command line of PostgreSQL: nothing hides in a configuration file. */
export function postgresArguments(listening: Listening): string[] {
  const settings = {
    ...where(listening.socketFolder),
    ...sizes,
    ...logging,
    ...(listening.durable ? {} : throwAway),
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const place = ['-D', listening.clusterFolder, '-p', String(listening.port)];
  return place.concat(
    Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  );
}

function where(socketFolder: string | undefined): Record<string, string> {
  if (socketFolder === undefined) return { listen_addresses: '127.0.0.1' };
  return {
    listen_addresses: '',
    // Quoted, because the setting is a list with commas.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

const sizes = { shared_buffers: '128MB', max_connections: '60', jit: 'off' };

/**
 * Health data never reaches a log: no statement, no parameter; 'terse' leaves out the details that
 * quote rows and statements, and 'log' leaves out errors, whose very text may quote a value.
 */
const logging = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_connections: 'off',
  log_disconnections: 'off',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  lc_messages: 'C',
};

const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
};
