import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const tickMicroseconds = 10_000;

/** Returns the CPU time of a process and its descendants since their start, in microseconds; 0 without /proc. */
export function cpuTimeOfTree(rootPid: number): number {
  const processes = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of pids()) {
    const stat = statOf(name);
    if (stat !== undefined) processes.set(Number(name), stat);
  }
  const tree = [rootPid];
  for (const pid of tree) for (const [child, { parent }] of processes) if (parent === pid) tree.push(child);
  return tree.reduce((sum, pid) => sum + (processes.get(pid)?.ticks ?? 0), 0) * tickMicroseconds;
}

function pids(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns parent and CPU time of a process with its ended children; undefined for a process that has gone. */
function statOf(pid: string): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so fields are counted from behind the last bracket.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, childUtime = 0, childStime = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ticks: utime + stime + childUtime + childStime };
  } catch {
    return undefined;
  }
}
