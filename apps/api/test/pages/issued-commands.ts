import { readdirSync, readFileSync } from 'node:fs';
import { timerWindows } from '@suki/domain/config/timers';
import { keysOf } from '@suki/domain/keys-of';
import type { CommandName } from '@suki/domain/trade/facts/commands';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';

/** What is no code of the server that runs: tests, and histories that are told through its calls. `present-next` only names what has a button. */
const notProduction = /\.test\.ts$|^features\/trade\/present-next\.ts$/;

const root = new URL('../../src/', import.meta.url);
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !notProduction.test(name))
  .map((name) => readFileSync(new URL(name, root), 'utf8'));

const timed = new Set<CommandName>(keysOf(timerWindows).map((kind) => timerWindows[kind].command));

/** The commands that code of the server gives: it names them in a decision, or the sweeper takes them from the table of timers. */
const isIssued = (name: CommandName): boolean => timed.has(name) || texts.some((text) => text.includes(`'${name}'`));

const names = keysOf(commandEntries);

/** Commands that nothing gives, and that are not said to come later. */
export function unissuedCommands(): readonly CommandName[] {
  return names.filter((name) => commandEntries[name].later === undefined && !isIssued(name));
}

/** Commands that are said to come later, and are given already. */
export function issuedLaterCommands(): readonly CommandName[] {
  return names.filter((name) => commandEntries[name].later !== undefined && isIssued(name));
}
