import type { Tx } from '@suki/db/tx';
import type { OrderId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { DomainRefusal } from '../../http/handlers.ts';
import { commandOnOrder } from '../trade/command-on-order.ts';
import type { Trade } from '../trade/lock-trade.ts';

type StaffCommand = {
  readonly orderId: OrderId;
  readonly caller: Pick<Caller, 'userId'>;
  readonly decide: (trade: Trade, context: { readonly tx: Tx; readonly now: Date }) => Promise<Decision> | Decision;
  /** What is written beside the decision, in its transaction; not when the decision changed nothing. */
  readonly afterMove?: ((tx: Tx, now: Date) => Promise<void>) | undefined;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

/** A command of the staff on any order; answers what the order is shown with: as an operator sees it. */
export async function commandOfStaff(
  { orderId, caller, decide, afterMove, notFound, refuseAs }: StaffCommand,
  dependencies: Dependencies,
) {
  await commandOnOrder(
    {
      orderId,
      actorId: caller.userId,
      maySee: () => true,
      decide,
      notFound,
      refuseAs,
      // Undefined where there is nothing more to write: the commit goes with the move then.
      alsoWrite:
        afterMove &&
        (async (tx, { approval, now }) => {
          if (approval.moves.length + approval.patches.length > 0) await afterMove(tx, now);
        }),
    },
    dependencies,
  );
  return { orderId, role: 'operator' as const, viewerId: caller.userId };
}
