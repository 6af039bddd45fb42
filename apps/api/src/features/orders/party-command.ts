import type { Tx } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import {
  commandOnOrder,
  isPartyOf,
  type OrderCommand,
  type OrderContext,
  type OrderDecision,
} from '../trade/command-on-order.ts';
import type { Trade } from '../trade/lock-trade.ts';
import { presentedOrder, type SeenOrder } from './present-order.ts';

type Call = {
  readonly params: { readonly id: OrderId } | { readonly orderId: OrderId };
  readonly caller: { readonly userId: UserId };
  readonly refuse: (reason: 'ORDER_NOT_FOUND') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** Commands that need only their caller, and are decided by the locked rows alone. */
type PlainCommand = 'confirm_order' | 'confirm_received' | 'rush_order';

type Decide<Given extends Call> = (trade: Trade, call: Given, context: OrderContext) => OrderDecision;

type Beside<Given extends Call> = {
  /** Locks rows that come before every book (ADR 0002). */
  readonly lockBefore?: ((tx: Tx, call: Given) => Promise<unknown>) | undefined;
  readonly alsoWrite?: OrderCommand['alsoWrite'];
};

/**
 * Makes the handler of a buyer's or seller's command on their order; it answers the order as the caller sees it
 * afterwards. `decide` asks the rules, or names a command that needs only its caller:
 * `partyCommand('confirm_received')`.
 */
export function partyCommand<Given extends Call>(decide: PlainCommand | Decide<Given>) {
  return {
    work: (call: Given, dependencies: Dependencies): Promise<SeenOrder> =>
      commandOfParty(call, { decide: typeof decide === 'string' ? plainly(decide) : decide }, dependencies),
    answer: presentedOrder,
  };
}

/** Does the work of `partyCommand`, for handlers with work around it. Returns the arguments of `presentOrder`. */
export async function commandOfParty<Given extends Call>(
  call: Given,
  { decide, lockBefore, alsoWrite }: Beside<Given> & { readonly decide: Decide<Given> },
  dependencies: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<SeenOrder> {
  const { params, caller, refuse, refuseAs } = call;
  const orderId = 'id' in params ? params.id : params.orderId;
  const { userId } = caller;
  await commandOnOrder(
    {
      orderId,
      actorId: userId,
      lockBefore: lockBefore && ((tx) => lockBefore(tx, call)),
      maySee: isPartyOf(userId),
      decide: (trade, context) => decide(trade, call, context),
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
      alsoWrite,
    },
    dependencies,
  );
  return { orderId, viewerId: userId };
}

const plainly =
  (name: PlainCommand): Decide<Call> =>
  (trade, { caller }, { now }) =>
    decide({ name, callerId: caller.userId }, trade, now);
