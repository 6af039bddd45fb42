import type { RunRecord } from '@suki/dev-stack/stack/run-record';
import { type Figure, megabytesText } from '../figures.ts';
import { type Memory, memoryOfTree } from './process-memory.ts';

/**
 * The memory of everything that `start` runs and of each of its processes, largest first. The sum is of the proportional sets, in which a
 * page that several processes share is counted once; PostgreSQL alone would otherwise count its shared buffers twenty times.
 * @param launcher the process id of `npx`; the package manager and the supervisor are below it.
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

/** What is left of a tree without some of its branches. */
function without(tree: Memory, branches: readonly Memory[]): Memory {
  const sum = (field: keyof Memory) => branches.reduce((total, branch) => total + branch[field], 0);
  return {
    residentBytes: tree.residentBytes - sum('residentBytes'),
    proportionalBytes: tree.proportionalBytes - sum('proportionalBytes'),
  };
}
