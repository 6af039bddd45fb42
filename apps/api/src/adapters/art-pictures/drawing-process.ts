import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawingAnswer, DrawingOrder, DrawingRequest } from './drawing-messages.types.ts';

/** Draws pictures in a process of its own. */
export type DrawPicture = (order: DrawingOrder) => Promise<Uint8Array>;

const program = fileURLToPath(new URL('./main-drawing.ts', import.meta.url));
/** A page's pictures are asked for within seconds; then the process and its 90 MB go. */
const IDLE_MS = 20_000;

type Waiting = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void };

/**
 * Forks a process with the first missing picture, and ends it when nobody has asked for twenty seconds. It has a
 * low priority: calls come before pictures. One that dies fails the pictures it had; the next one forks another.
 */
export function drawingProcess(): DrawPicture {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const rest = (): void => {
    if (waiting.size > 0) return;
    // A process that has nothing else to do may end meanwhile.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => child?.disconnect(), IDLE_MS).unref();
  };

  const begin = (): ChildProcess => {
    const started = fork(program, { execArgv: [], serialization: 'advanced', env: {} });
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const end = (): void => {
      if (child !== started) return;
      child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The process that draws pictures ended.'));
      waiting.clear();
    };
    started.on('message', (answer: DrawingAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) asker?.reject(new Error(answer.error));
      else asker?.resolve(answer.bytes);
      rest();
    });
    started.on('disconnect', end);
    started.on('error', end);
    return started;
  };

  return (order) => {
    clearTimeout(idle);
    child ??= begin();
    const drawer = child;
    drawer.ref();
    drawer.channel?.ref();
    count += 1;
    const request: DrawingRequest = { ...order, id: count };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      drawer.send(request);
    });
  };
}
