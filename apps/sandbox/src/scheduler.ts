import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { Task, TaskKind } from './task.record.ts';

export type TaskHandlers = Record<TaskKind, (subjectId: string) => void | Promise<void>>;

export type Scheduler = {
  plan: (task: { kind: TaskKind; subjectId: string; inSeconds: number }) => void;
  cancel: (kind: TaskKind, subjectId: string) => void;
  isPlanned: (kind: TaskKind, subjectId: string) => boolean;
  start: (handlers: TaskHandlers) => void;
  stop: () => void;
  /** Resolves when no task is running; tasks that are planned for later do not count. */
  idle: () => Promise<void>;
};

/** Runs planned tasks in the order of their time, with one timer for the nearest of them. */
export function createScheduler(options: { clock: Clock; store: Store; warn: (message: string) => void }): Scheduler {
  const { clock, store, warn } = options;
  const running = new Set<Promise<void>>();
  let handlers: TaskHandlers | undefined;
  let cancelTimer = () => {};

  function arm(): void {
    cancelTimer();
    const nearest = Math.min(...store.state.tasks.map((task) => task.dueAtMs));
    if (handlers && Number.isFinite(nearest)) {
      cancelTimer = clock.after(Math.max(0, nearest - clock.now()), runDue);
    }
  }

  function runDue(): void {
    const now = clock.now();
    const due = store.state.tasks
      .filter((task) => task.dueAtMs <= now)
      .sort((one, other) => one.dueAtMs - other.dueAtMs);
    store.state.tasks = store.state.tasks.filter((task) => task.dueAtMs > now);
    store.changed();
    for (const task of due) {
      run(task);
    }
    arm();
  }

  function run(task: Task): void {
    const work = Promise.resolve()
      .then(() => handlers?.[task.kind](task.subjectId))
      .catch((error: unknown) =>
        warn(`The sandbox's task ${task.kind} for ${task.subjectId} failed: ${String(error)}`),
      );
    running.add(work);
    work.finally(() => running.delete(work));
  }

  return {
    plan({ kind, subjectId, inSeconds }) {
      store.state.tasks.push({ id: randomUUID(), kind, subjectId, dueAtMs: clock.now() + inSeconds * 1000 });
      store.changed();
      arm();
    },
    cancel(kind, subjectId) {
      store.state.tasks = store.state.tasks.filter((task) => task.kind !== kind || task.subjectId !== subjectId);
      store.changed();
      arm();
    },
    isPlanned: (kind, subjectId) =>
      store.state.tasks.some((task) => task.kind === kind && task.subjectId === subjectId),
    start(taskHandlers) {
      handlers = taskHandlers;
      arm();
    },
    stop() {
      cancelTimer();
      handlers = undefined;
    },
    async idle() {
      while (running.size > 0) {
        await Promise.all(running);
      }
    },
  };
}
