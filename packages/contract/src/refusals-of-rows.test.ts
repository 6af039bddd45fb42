import type { CommandName } from '@suki/domain/trade/facts/commands';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { expect, test } from 'vitest';
import type { Reason } from './errors.table.ts';
import { routes } from './routes.ts';

/*
 * A reason that no call declares is answered as 500 (`undeclared-refusal.ts` of the API). What the rows of the life cycle refuse with is data, so it is held
 * to the calls here; what a decider says besides has its case in `apps/api/test/trade/calls`.
 */

/** Calls of the staff, whose entries are named by what they do. */
const ofStaff: Partial<Record<CommandName, readonly (keyof typeof routes)[]>> = {
  pass_inspection: ['passInspection'],
  note_defect: ['noteDefect'],
  fail_inspection: ['failInspection', 'reportTransitDamage'],
  hand_to_courier: ['handToCourier'],
  replace_outbound_number: ['replaceOutboundNumber'],
};

/** What cannot be answered, and why; what cannot happen is not declared. */
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

/** `PUT /order/cancel/{orderId} (late check)`: the same call, in another situation. */
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

test('the rows of buyer, seller and staff are among them', () => {
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.map(({ event }) => event)).toEqual(expect.arrayContaining(['E42', 'E46', 'E58', 'E60b', 'E61', 'E68']));
});
