import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel counts in: a hundredth of a second. */
const tickMicroseconds = 10_000;

/** CPU time that a process and everything that it started have used since they began, in microseconds; 0 where there is no /proc. */
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

/** Parent and CPU time of a process, that of its ended children included; undefined for one that has gone. */
function statOf(pid: string): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces: fields are counted from behind it.
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
