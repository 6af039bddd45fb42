import { isAllowedDepositMove } from '../src/deposits/deposit-moves.ts';
import type { UserId } from '../src/ids/id.ts';
import { add, type Centavos, zero } from '../src/money/centavos.ts';
import type { Approval, DepositChange, Move } from '../src/trade/facts/decision.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  DepositSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from '../src/trade/facts/snapshot.ts';
import { sumOf } from '../src/trade/money/postings.ts';
import { isAllowedMove } from '../src/trade/table/allowed-moves.ts';
import { ids, tuesday } from './trade-fixtures.ts';

/** One of each thing, moved by decisions alone: the world of the property tests of the whole table. */
export type WholeWorld = {
  now: Date;
  ask: AskSnapshot | null;
  bid: BidSnapshot | null;
  order: OrderSnapshot | null;
  returnLeg: ReturnSnapshot | null;
  stock: StockSnapshot | null;
  claim: ClaimSnapshot | null;
  attempts: AttemptSnapshot[];
  accounts: Map<string, number>;
  booked: Set<string>;
  timers: Map<string, Date>;
  count: number;
};

export function newWholeWorld(): WholeWorld {
  return {
    now: tuesday,
    ask: null,
    bid: null,
    order: null,
    returnLeg: null,
    stock: null,
    claim: null,
    attempts: [],
    accounts: new Map(),
    booked: new Set(),
    timers: new Map(),
    count: 0,
  };
}

const closing: ReadonlySet<string> = new Set(['transaction_closed', 'bid_closed']);

/** Applies a decision as a server must, and checks the rules of a database on the way. */
export function applyWhole(world: WholeWorld, decision: Approval): void {
  for (const creation of decision.creations) {
    if (creation.entity !== 'sale') Object.assign(world, { [creation.entity]: creation.row });
  }
  for (const move of decision.moves) moveThing(world, move, decision);
  for (const patch of decision.patches) {
    if (patch.entity === 'deposit') patchDeposit(world, patch.id, patch.set);
    else {
      const thing = world[patch.entity];
      if (thing?.id === patch.id) Object.assign(world, { [patch.entity]: { ...thing, ...patch.set } });
    }
  }
  for (const change of decision.deposits) moveDeposit(world, change, decision);
  for (const posting of decision.postings) {
    const key = `${posting.code} ${posting.key}`;
    if (sumOf(posting.entries) !== 0) throw new Error(`${decision.event}: ${posting.code} does not sum to zero`);
    const isMoving = decision.moves.length + decision.deposits.length > 0;
    if (world.booked.has(key)) {
      if (isMoving) throw new Error(`${decision.event}: ${key} was booked before`);
      continue;
    }
    world.booked.add(key);
    for (const { account, amount } of posting.entries) {
      world.accounts.set(account, (world.accounts.get(account) ?? 0) + amount);
    }
  }
  for (const { id, from, to } of decision.attempts) {
    world.attempts = world.attempts.map((one) => (one.id === id ? { ...one, status: to } : one));
    if (from === null && !world.attempts.some((one) => one.id === id)) throw new Error(`No attempt ${id} was made.`);
  }
  for (const { subject, kind, ...timer } of decision.timers) {
    const key = `${subject.entity} ${subject.id} ${kind}`;
    if (timer.change === 'stop') world.timers.delete(key);
    else world.timers.set(key, timer.fireAt);
  }
  world.now = new Date(world.now.getTime() + 1_000);
}

function moveThing(world: WholeWorld, move: Move, { event, creations }: Approval): void {
  const thing = world[move.entity];
  if (thing === null || thing.id !== move.id) throw new Error(`${event} moves a ${move.entity} that is not there.`);
  if (!isAllowedMove(move.entity, move.from, move.to)) throw new Error(`${event}: illegal move to ${move.to}`);
  const isNew = creations.some((creation) => creation.entity === move.entity);
  if (move.from !== null && thing.status !== move.from) throw new Error(`${event}: stale ${move.entity} ${move.from}`);
  if (move.from === null && !isNew) throw new Error(`${event}: a ${move.entity} begins without being made`);
  const closure = closing.has(move.to) ? { closure: move.closure ?? null } : {};
  const flags = 'reminderSent' in thing ? { reminderSent: false } : {};
  const rest = move.entity === 'ask' && move.to === 'listed' ? { liveAt: world.now } : {};
  Object.assign(world, { [move.entity]: { ...thing, status: move.to, ...closure, ...flags, ...rest } });
}

function depositsOf(world: WholeWorld): readonly (AskSnapshot | BidSnapshot)[] {
  return [world.ask, world.bid].filter((one) => one !== null);
}

function patchDeposit(world: WholeWorld, id: DepositSnapshot['id'], set: Partial<DepositSnapshot>): void {
  for (const owner of depositsOf(world)) {
    if (owner.deposit.id !== id) continue;
    const changed = { ...owner, deposit: { ...owner.deposit, ...set } };
    Object.assign(world, 'sellerId' in owner ? { ask: changed } : { bid: changed });
  }
}

function moveDeposit(world: WholeWorld, change: DepositChange, { event }: Approval): void {
  const owner = depositsOf(world).find(({ deposit }) => deposit.id === change.id);
  if (owner === undefined || owner.deposit.status !== change.from) throw new Error(`${event}: stale deposit`);
  if (!isAllowedDepositMove(change.from, change.to)) throw new Error(`${event}: illegal deposit ${change.to}`);
  const { deposit } = owner;
  patchDeposit(world, change.id, {
    status: change.to,
    deductedAmount: change.to === 'returned' ? zero : (change.deductedAmount ?? deposit.deductedAmount),
    paidByAttemptId: change.to === 'due' ? null : (change.paidByAttemptId ?? deposit.paidByAttemptId),
  });
}

/** The balance of all accounts whose name begins with `prefix`. */
export function balanceIn(world: WholeWorld, prefix: string): number {
  const amounts = [...world.accounts]
    .filter(([name]) => name.startsWith(prefix))
    .map(([, amount]) => amount as Centavos);
  return add(zero, ...amounts);
}

/** Returns the debts of both sides, as the commands read them. */
export function owedIn(world: WholeWorld): Readonly<Record<UserId, Centavos>> {
  const owed = (userId: UserId): Centavos => Math.max(0, -balanceIn(world, `receivable:${userId}`)) as Centavos;
  return { [ids.buyer]: owed(ids.buyer), [ids.seller]: owed(ids.seller) };
}
