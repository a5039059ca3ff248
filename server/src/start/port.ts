import { createServer } from 'node:net';
import { StartupProblem } from '../startup-problem.ts';

export function portProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupProblem(
      `This account may not use port ${port}. Set PORT to a number above 1023.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupProblem(
      `${host} is not an address of this machine. Set HOST to one of its addresses.`,
    );
  }
  return error;
}

/** Checked before anything is started, so that a taken port leaves nothing half-made. */
export const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => {
      refuse(portProblem(error, host, port));
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        done();
      });
    });
  });
