import type { CommandName } from '@suki/domain/trade/facts/commands';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { expect, test } from 'vitest';
import type { Reason } from './errors.table.ts';
import { routes } from './routes.ts';

/*
 * A reason that its call does not declare is answered as 500 (`undeclared-refusal.ts` of the API). The refusals of the
 * life cycle's rows are data, so this test compares them with the calls; other refusals of deciders have their cases in
 * `apps/api/test/trade/calls`.
 */

/** Calls of commands whose entry is a sentence instead of a method and path. */
const ofStaff: Partial<Record<CommandName, readonly (keyof typeof routes)[]>> = {
  pass_inspection: ['passInspection'],
  note_defect: ['noteDefect'],
  fail_inspection: ['failInspection', 'reportTransitDamage'],
  hand_to_courier: ['handToCourier'],
  replace_outbound_number: ['replaceOutboundNumber'],
};

/** Refusals that no call can give, with the reason; a call does not declare them. */
const unanswered: ReadonlyMap<string, string> = new Map([
  ['E48 ON_HOLD', 'no call carries it yet'],
  ['E48 ALREADY_DONE', 'no call carries it yet'],
  [
    'E68 REDELIVERY_UNPAID',
    'a parcel that came back waits for the payment of its redelivery, and only the second limit lets the buyer leave',
  ],
]);

type Declared = { readonly method: string; readonly path: string; readonly errors: readonly Reason[] };
const calls: readonly Declared[] = Object.values(routes);

/** Finds the calls of a command. An entry's `(late check)` names a situation, not another call. */
function callsOf(command: CommandName): readonly Declared[] {
  const { by, name } = commandEntries[command];
  if (by === 'staff') return (ofStaff[command] ?? []).map((id): Declared => routes[id]);
  return by === 'route' ? calls.filter(({ method, path }) => name.replace(/ \(.*\)$/, '') === `${method} ${path}`) : [];
}

const asked = eventIds.flatMap((event) => {
  const { command, needs = [], refuses } = transition(event);
  const reasons = [...needs.map(([, reason]) => reason), ...(refuses === undefined ? [] : [refuses])];
  const answered = reasons.filter((reason) => !unanswered.has(`${event} ${reason}`));
  return answered.flatMap((reason) => callsOf(command).map((call) => ({ event, reason, call })));
});

test.each(asked)('$call.method $call.path declares that $event refuses with $reason', ({ reason, call }) => {
  expect(call.errors).toContain(reason);
});

test('the compared rows include those of buyer, seller and staff', () => {
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.map(({ event }) => event)).toEqual(expect.arrayContaining(['E42', 'E46', 'E58', 'E60b', 'E61', 'E68']));
});
