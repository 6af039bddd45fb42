import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessInfo = {
  readonly pid: number;
  readonly parentPid: number;
  readonly processGroup: number;
  /**
   * Start of the process as the system counts it; with the pid it names one process for ever, although pids are
   * reused.
   */
  readonly startedAt: string;
  readonly command: string;
};

/** Returns the living process with this pid; undefined when there is none or it is a zombie. */
export function processInfo(pid: number): ProcessInfo | undefined {
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 2 is the name in brackets and may contain spaces, so fields are counted from the last bracket: state is
    // field 3 of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parentPid, processGroup] = fields;
    if (state === 'Z' || state === 'X') return undefined;
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return {
      pid,
      parentPid: Number(parentPid),
      processGroup: Number(processGroup),
      startedAt: `${bootId}:${fields[19] ?? ''}`,
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim(),
    };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,ppid=,pgid=,lstart=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    }).trim();
    const match = /^(\S+)\s+(\d+)\s+(\d+)\s+(\S+ \S+\s+\d+ \S+ \d+)\s+(.*)$/.exec(line);
    if (match === null || match[1]?.startsWith('Z') === true) return undefined;
    return {
      pid,
      parentPid: Number(match[2]),
      processGroup: Number(match[3]),
      startedAt: match[4] ?? '',
      command: match[5] ?? '',
    };
  } catch {
    return undefined;
  }
}
