/** Tells a person at a terminal, or a log, about each step and its duration. */
export type Progress = {
  /** Announces a step, runs it, and prints its time. Steps may overlap. */
  readonly step: <Result>(label: string, work: () => Promise<Result>) => Promise<Result>;
  readonly note: (text: string) => void;
};

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

const refreshMilliseconds = 200;
/**
 * Without a terminal nothing moves, so long steps are announced; for short steps this would only double the lines.
 */
const announceAfterMilliseconds = 3_000;
/** Beginning of the line that announces a long step. */
export const announcementMark = '  … ';

export function createProgress(output: Output): Progress {
  const running = new Map<symbol, { label: string; startedAt: number }>();
  let timer: NodeJS.Timeout | undefined;
  const print = (line: string) => {
    output.write(output.isTTY ? `\r\u001b[K${line}\n` : `${line}\n`);
  };
  const refresh = () => {
    const parts = [...running.values()].map(
      ({ label, startedAt }) => `${label} ${seconds(performance.now() - startedAt)}`,
    );
    output.write(
      `\r\u001b[K${parts.length === 0 ? '' : `  … ${parts.join(' · ')}`.slice(0, (output.columns || 80) - 1)}`,
    );
  };
  const watch = () => {
    if (!output.isTTY) return;
    if (running.size === 0) clearInterval(timer);
    else timer ??= setInterval(refresh, refreshMilliseconds).unref();
    if (running.size === 0) timer = undefined;
  };

  return {
    note: print,
    step: async (label, work) => {
      const key = Symbol(label);
      const startedAt = performance.now();
      running.set(key, { label, startedAt });
      watch();
      const announcement = output.isTTY
        ? undefined
        : setTimeout(() => print(`${announcementMark}${label}`), announceAfterMilliseconds);
      const finish = (mark: string) => {
        clearTimeout(announcement);
        running.delete(key);
        print(stepLine(mark, label, performance.now() - startedAt));
        watch();
      };
      try {
        const result = await work();
        finish('✓');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
  };
}

const labelWidth = 48;

export function stepLine(mark: string, label: string, milliseconds: number): string {
  return `  ${mark} ${label.padEnd(labelWidth)} ${seconds(milliseconds).padStart(8)}`;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
