import { readdirSync, readFileSync } from 'node:fs';

export type Memory = {
  /** Resident: the memory that the process would need alone. */
  readonly residentBytes: number;
  /** Proportional: shared pages are divided among their users, so that sums are right. */
  readonly proportionalBytes: number;
};

const kilobyte = 1024;

/** Returns the memory of a process and its descendants; zero for a process that is gone. Linux only. */
export function memoryOfTree(rootPid: number): Memory {
  const children = childrenByParent();
  const pids = [rootPid];
  for (const pid of pids) pids.push(...(children.get(pid) ?? []));
  const memories = pids.map(memoryOf);
  return {
    residentBytes: memories.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
    proportionalBytes: memories.reduce((sum, { proportionalBytes }) => sum + proportionalBytes, 0),
  };
}

function memoryOf(pid: number): Memory {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return { residentBytes: field(text, 'Rss'), proportionalBytes: field(text, 'Pss') };
  } catch {
    return { residentBytes: 0, proportionalBytes: 0 };
  }
}

/** Reads a field of /proc/…/smaps_rollup, which counts in kilobytes, in bytes. */
export function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * kilobyte;
}

function childrenByParent(): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces: the parent is the second field after the last bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
