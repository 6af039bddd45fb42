import type { Tx } from '@suki/db/tx';
import type { OrderId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { DomainRefusal } from '../../../http/handler.ts';
import { presentedOrder, type SeenOrder } from '../../orders/present-order.ts';
import { commandOnOrder, type OrderContext, type OrderDecision } from '../../trade/command-on-order.ts';
import type { Trade } from '../../trade/lock-trade.ts';

export type StaffCall = {
  readonly params: { readonly id: OrderId };
  readonly caller: Pick<Caller, 'userId' | 'roles'>;
  readonly refuse: (reason: 'ORDER_NOT_FOUND') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

type StaffCommand = {
  readonly orderId: OrderId;
  readonly caller: Pick<Caller, 'userId' | 'roles'>;
  readonly decide: (trade: Trade, context: OrderContext) => OrderDecision;
  /** Writes beside the decision, in its transaction; not called when the decision changed nothing. */
  readonly afterMove?: ((tx: Tx, now: Date) => Promise<void>) | undefined;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** Makes the handler of a staff command on any order; it answers the order as an operator sees it afterwards. */
export function staffCommand<Given extends StaffCall>(
  decide: (trade: Trade, call: Given, context: OrderContext) => OrderDecision,
) {
  return {
    work: (call: Given, dependencies: Dependencies): Promise<SeenOrder> =>
      commandOfStaff({ ...ofCall(call), decide: (trade, context) => decide(trade, call, context) }, dependencies),
    answer: presentedOrder,
  };
}

export const ofCall = ({ params, caller, refuse, refuseAs }: StaffCall) => ({
  orderId: params.id,
  caller,
  notFound: () => refuse('ORDER_NOT_FOUND'),
  refuseAs,
});

/** Does the work of `staffCommand`, for handlers with work around it. Returns the arguments of `presentOrder`. */
export async function commandOfStaff(
  { orderId, caller, decide, afterMove, notFound, refuseAs }: StaffCommand,
  dependencies: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<SeenOrder> {
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: () => true,
      decide,
      notFound,
      refuseAs,
      // Undefined when there is nothing more to write: the commit can then travel with the move.
      alsoWrite:
        afterMove &&
        (async (tx, { approval, now }) => {
          if (approval.moves.length + approval.patches.length > 0) await afterMove(tx, now);
        }),
    },
    dependencies,
  );
  return { orderId, staff: caller.roles, viewerId: caller.userId };
}
