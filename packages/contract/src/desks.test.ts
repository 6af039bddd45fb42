import type { CommandName } from '@suki/domain/trade/facts/commands';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { desks } from '@suki/domain/trade/table/desks.table';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/* The history names a desk ("Support cancels"), which has to be the role that may make the call. */

/** Commands whose entry is a sentence instead of a method and path. */
const named: Partial<Record<CommandName, keyof typeof routes>> = {
  receive_at_warehouse: 'receiveAtWarehouse',
  begin_inspection: 'beginInspection',
  take_over_inspection: 'takeOverInspection',
  pass_inspection: 'passInspection',
  note_defect: 'noteDefect',
  fail_inspection: 'failInspection',
  hand_to_courier: 'handToCourier',
  replace_outbound_number: 'replaceOutboundNumber',
};

type Call = { readonly method: string; readonly path: string; readonly roles?: readonly string[] };

function rolesOf(command: CommandName): readonly string[] | undefined {
  const calls: readonly Call[] = Object.values(routes);
  const id = named[command];
  const call: Call | undefined =
    id === undefined
      ? calls.find(({ method, path }) => `${method} ${path}` === commandEntries[command].name)
      : routes[id];
  return call?.roles;
}

const given = (Object.keys(commandEntries) as CommandName[]).filter(
  (command) => commandEntries[command].by === 'staff' && commandEntries[command].later === undefined,
);

test.each(given)('the history names who may call %s', (command) => {
  expect(rolesOf(command)).toEqual([desks[command]]);
});
