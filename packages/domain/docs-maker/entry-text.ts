import { timerWindows } from '../src/config/timers.ts';
import { keysOf } from '../src/keys-of.ts';
import type { CommandName } from '../src/trade/facts/commands.ts';
import { commandEntries } from '../src/trade/table/command-entries.table.ts';

const words = { route: '', staff: 'staff: ', webhook: 'webhook: ', engine: 'engine: ', timer: '' } as const;

/** Describes the entry of a command: its call, the staff, a webhook or its timers; or that no call gives it yet. */
export function entryText(name: CommandName): string {
  const { by, name: entry, later } = commandEntries[name];
  const timers = keysOf(timerWindows).filter((kind) => timerWindows[kind].command === name);
  const call = by === 'timer' ? '' : by === 'route' ? `\`${entry}\`` : `${words[by]}${entry}`;
  const lapse = timers.length === 0 ? '' : `timer ${timers.join(', ')}`;
  const missing = later === undefined ? '' : `**no call yet** (${later})`;
  return [call, lapse, missing].filter((part) => part !== '').join('; ');
}
