import type { Approval, Decision } from '../src/trade/facts/decision.ts';
import type { Calls } from './calls.ts';
import { accountCalls } from './calls-account.ts';
import { listingCalls } from './calls-listing.ts';
import { orderCalls } from './calls-order.ts';
import { returnCalls } from './calls-returns.ts';
import { lapseCall } from './calls-timers.ts';
import { warehouseCalls } from './calls-warehouse.ts';
import type { Command } from './commands.ts';
import { differences } from './differences.ts';
import { getExisting } from './look.ts';
import { newAttempt, newIds } from './made.ts';
import { type Mirror, newMirror } from './mirror.ts';
import { newWorld } from './new-world.ts';
import type { Scene } from './scene.types.ts';
import { carryOut } from './server.ts';
import { step } from './step.ts';
import type { Person, World } from './world.ts';

const calls: Calls = { ...listingCalls, ...orderCalls, ...warehouseCalls, ...returnCalls };

/** The model and the rules side by side. */
export type Pair = { readonly world: World; readonly mirror: Mirror };

export function newPair(): Pair {
  const world = newWorld();
  return { world, mirror: newMirror(world.now) };
}

/**
 * Sends the command to the model and to the rules and returns their differences. Empty when both agree on refusal,
 * statuses, reasons of closure, deposits, balances, refunds, coupons, returns, stock, claims and timers.
 */
export function compare({ world, mirror }: Pair, command: Command): string[] {
  if (command.name === 'wait') {
    world.rows = [];
    world.refused = null;
    world.now += command.ms;
    mirror.now = new Date(world.now);
    return [];
  }
  const before = snapshot(world, command);
  const refused = step(world, command);
  const scene: Scene = {
    mirror,
    world,
    people: before.people,
    made: newIds(world, before.nextId),
    wasExtended: before.wasExtended,
    refused,
  };
  mirror.sales = [];
  mirror.standings = [];
  mirror.events = [];
  try {
    const verdict = askRules(scene, command);
    if (verdict !== null) return [verdict];
  } catch (error) {
    return [
      `${world.rows.join()} / ${mirror.events.join()}: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  if (refused !== null) return [];
  const found = [...differences(world, mirror), ...compareNews(scene, before)];
  return found.map((text) => `${world.rows.join()} / ${mirror.events.join()}: ${text}`);
}

/** Asks the rules and applies their decision. Returns a text where the model and the rules do not refuse alike. */
function askRules(scene: Scene, command: Command): string | null {
  const { refused, world } = scene;
  const account = accountCalls[command.name] as ((scene: Scene, command: Command) => string | null) | undefined;
  if (account !== undefined) return unlike(command, refused, account(scene, command), world);
  const decision = ask(scene, command);
  if (decision === null || isLookedUp(refused)) return null;
  const said = decision.ok ? null : decision.reason;
  if (refused !== null || said !== null) {
    // A repeated command is refused by the model, while the rules approve it without any change. Both leave the same
    // world.
    if (said === null && decision.ok && isNothing(decision)) return null;
    return unlike(command, refused, said, world);
  }
  if (decision.ok) {
    if (command.name === 'time_over') scene.mirror.timers.delete(`${command.timer} ${command.id}`);
    carryOut(scene, decision, newAttempt(world, scene.made.attemptId));
    settleReversal(scene, command, decision);
  }
  payAtOnce(scene, command);
  return null;
}

/** Returns true for refusals before the rules: the server itself finds a wallet too low or a coupon not valid. */
function isLookedUp(refused: string | null): boolean {
  return refused === 'BALANCE_TOO_LOW' || refused === 'COUPON_INVALID';
}

function unlike(command: Command, model: string | null, rules: string | null, world: World): string | null {
  if (model === rules || (model !== null && rules !== null && severalFaults.includes(command.name))) return null;
  return `refusal: model ${model ?? world.rows.join()}, rules ${rules}`;
}

/** Commands in which several fields may be wrong at once: the page does not say which refusal comes first. */
const severalFaults: readonly Command['name'][] = [
  'post_ask',
  'edit_ask',
  'place_bid',
  'edit_bid',
  'accept_bid',
  'find_minor_defect',
  'offer_discount',
  'hand_to_courier',
  'uphold_claim',
  'reject_stock',
  'use_late_right',
  'request_payout',
  'change_buyer_address',
];

function isNothing({ moves, patches, attempts, deposits, postings, timers }: Approval): boolean {
  return [moves, patches, attempts, deposits, postings, timers].every((list) => list.length === 0);
}

function ask(scene: Scene, command: Command): Decision | null {
  if (command.name === 'time_over') return lapseCall(scene, command.timer, command.id);
  const call = calls[command.name] as ((scene: Scene, command: Command) => Decision | null) | undefined;
  if (call === undefined) throw new TypeError(`${command.name} is not compared.`);
  return call(scene, command);
}

/** The bank's reversal stops refunds that have not left. */
function settleReversal({ mirror }: Scene, command: Command, decision: Approval): void {
  if (command.name !== 'payment_reversed' && command.name !== 'deposit_reversed') return;
  if (decision.postings.length === 0) return;
  const attemptId =
    command.name === 'deposit_reversed' ? command.attemptId : mirror.orders.get(command.orderId)?.paidByAttemptId;
  const isHeldNow = decision.deposits.some((change) => change.from === 'under_hold' && change.to === 'due');
  for (const refund of isHeldNow ? [] : (mirror.refunds.get(attemptId ?? '') ?? [])) {
    if (refund.status === 'PENDING') refund.status = 'CANCELLED';
  }
}

/** E22b starts the payment in the same call; a payment out of the wallet succeeds at once. */
function payAtOnce(scene: Scene, command: Command): void {
  if (command.name === 'accept_bid' && command.askId === null && command.pay !== null) {
    const call = listingCalls.pay_deposit?.(scene, {
      name: 'pay_deposit',
      ownerId: scene.made.askId,
      method: command.pay,
    });
    if (call != null) carryOut(scene, call, newAttempt(scene.world, scene.made.attemptId));
  }
  const method = command.name === 'accept_bid' ? command.pay : command.name === 'pay_deposit' ? command.method : null;
  const attempt = scene.mirror.attempts.get(scene.made.attemptId);
  if (method !== 'wallet' || attempt === undefined) return;
  const paid = listingCalls.deposit_succeeded?.(scene, {
    name: 'deposit_succeeded',
    attemptId: attempt.id,
    amount: attempt.amount,
  });
  if (paid != null) carryOut(scene, paid);
}

type Before = {
  readonly people: ReadonlyMap<string, Person>;
  readonly wasExtended: boolean;
  readonly nextId: number;
  readonly sales: ReadonlySet<string>;
};

function snapshot(world: World, command: Command): Before {
  const people = new Map<string, Person>();
  for (const [id, one] of world.people) people.set(id, { ...one });
  const sales = new Set(world.sales.map((sale) => sale.orderId));
  return { people, wasExtended: wasExtendedBefore(world, command), nextId: world.nextId, sales };
}

function wasExtendedBefore(world: World, command: Command): boolean {
  if (command.name === 'seller_deliver') return world.orders.get(command.orderId)?.wasReplaced ?? false;
  if (command.name !== 'time_over') return false;
  return world.timers.get(`${command.timer} ${command.id}`)?.wasExtended ?? false;
}

/** Compares sales and consequences for people, which no snapshot keeps. */
function compareNews({ world, mirror, people }: Scene, before: Before): string[] {
  const found: string[] = [];
  const sales = world.sales.filter((sale) => !before.sales.has(sale.orderId));
  const said = sales.map(({ orderId, price }) => `${orderId} ${price}`).join();
  if (said !== mirror.sales.join()) found.push(`sales: model ${said}, rules ${mirror.sales.join()}`);
  for (const [id, person] of world.people) {
    const was = getExisting(people as Map<string, Person>, id);
    const rules = new Set(mirror.standings.filter(([userId]) => userId === id).map(([, change]) => change));
    const check = (what: string, model: boolean, isSaid: boolean) => {
      if (model !== isSaid) found.push(`${what} of ${id}: model ${model}, rules ${isSaid}`);
    };
    check('default', person.strikes.length > was.strikes.length, rules.has('deposit_default'));
    check('failure', person.failures.length > was.failures.length, rules.has('failed_inspection'));
  }
  return found;
}
