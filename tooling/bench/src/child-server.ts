import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

export type ChildServer = {
  readonly port: number;
  readonly pid: number;
  readonly send: (message: Serializable) => void;
  readonly stop: () => void;
};

/** Starts a program of a bench that tells its port first and ends with its connection to us. */
export async function startChildServer(file: string, args: readonly string[] = []): Promise<ChildServer> {
  const child = fork(file, [...args]);
  const [port] = (await once(child, 'message')) as [number];
  if (child.pid === undefined) throw new Error(`Expected ${file} to run.`);
  return { port, pid: child.pid, send: (message) => child.send(message), stop: () => child.disconnect() };
}
