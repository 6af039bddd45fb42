import type { RunRecord } from '@suki/dev-stack/stack/run-record';
import { type Figure, megabytesText } from '../figures.ts';
import { type Memory, memoryOfTree } from './process-memory.ts';

/**
 * Returns the memory of all processes of `start` together and of each, largest first. The sum is of proportional
 * sets, in which a page that several processes share counts once; otherwise PostgreSQL's shared buffers would count
 * twenty times.
 * @param launcher - The process id of `npx`; the package manager and the supervisor are below it.
 */
export function memoryFigures(record: RunRecord, launcher: number): readonly Figure[] {
  const servers = record.processes.map(({ name, pid }) => ({ name, ...memoryOfTree(pid) }));
  const everything = memoryOfTree(launcher);
  const parts = [...servers, { name: 'npx, pnpm and the supervisor', ...without(everything, servers) }];
  parts.sort((one, other) => other.proportionalBytes - one.proportionalBytes);
  return [
    {
      name: 'Memory of everything, idle',
      measured: megabytesText(everything.proportionalBytes),
      aim: 'under 1331 MB (1.3 GB)',
    },
    ...parts.map(({ name, residentBytes, proportionalBytes }) => ({
      name: `  ${name}`,
      measured: megabytesText(proportionalBytes),
      aim: `(resident ${megabytesText(residentBytes)})`,
    })),
  ];
}

function without(tree: Memory, branches: readonly Memory[]): Memory {
  const sum = (field: keyof Memory) => branches.reduce((total, branch) => total + branch[field], 0);
  return {
    residentBytes: tree.residentBytes - sum('residentBytes'),
    proportionalBytes: tree.proportionalBytes - sum('proportionalBytes'),
  };
}
