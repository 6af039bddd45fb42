import { keysOf } from '../src/keys-of.ts';
import type { CommandName } from '../src/trade/facts/commands.ts';
import { commandEntries } from '../src/trade/table/command-entries.table.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { entryText } from './entry-text.ts';
import { GENERATED } from './transitions-page.ts';

const groups = [
  ['route', 'Calls of buyers and sellers'],
  ['staff', 'The staff'],
  ['webhook', 'Reports of gateway and couriers'],
  ['timer', 'Timers'],
  ['engine', 'The book itself'],
] as const;

/** Writes the page from entries to the table: the rows that a call, a webhook or a timer can lead to. */
export function routesPage(): string {
  const sections = groups.flatMap(([by, title]) => {
    const names = keysOf(commandEntries).filter((name) => commandEntries[name].by === by);
    return [`## ${title}`, '', '| Comes in by | Command | Rows |', '|---|---|---|', ...names.map(line), ''];
  });
  return [GENERATED, '', '# From calls to transitions', '', ...sections].join('\n');
}

function line(name: CommandName): string {
  const rows = eventIds.filter((event) => transition(event).command === name);
  const titles = rows.map((event) => `${event}: ${transition(event).actor} ${transition(event).title}`);
  return `| ${entryText(name)} | \`${name}\` | ${titles.join('<br>')} |`;
}
