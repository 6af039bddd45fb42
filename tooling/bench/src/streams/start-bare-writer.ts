import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareFrame } from './bare-writer.ts';

export type BareWriter = {
  readonly port: number;
  readonly pid: number;
  readonly write: (frame: BareFrame) => void;
  readonly stop: () => void;
};

export async function startBareWriter(): Promise<BareWriter> {
  const child = fork(fileURLToPath(import.meta.resolve('./bare-writer.ts')));
  const [port] = (await once(child, 'message')) as [number];
  if (child.pid === undefined) throw new Error('Expected the bare writer to run.');
  return { port, pid: child.pid, write: (frame) => child.send(frame), stop: () => child.disconnect() };
}
