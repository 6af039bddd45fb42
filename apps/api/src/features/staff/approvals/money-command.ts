import { withTransaction } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../../dependencies.ts';
import type { DomainRefusal } from '../../../http/handler.ts';
import type { SeenOrder } from '../../orders/present-order.ts';
import { carryOut } from '../../trade/carry-out.ts';
import type { OrderContext } from '../../trade/command-on-order.ts';
import { lockTradeOfOrder, type Trade } from '../../trade/lock-trade.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { movesNothing, type OrderCommands, type OrderMoneyKind, orderMoney } from './order-money.ts';

type Call = {
  readonly params: { readonly id: OrderId };
  readonly body: { readonly reason: string };
  readonly caller: { readonly userId: UserId };
  readonly refuse: (reason: 'ORDER_NOT_FOUND' | 'APPROVAL_WAITING') => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

type Asked<Kind extends OrderMoneyKind> = {
  readonly kind: Kind;
  readonly command: OrderCommands[Kind];
  /** Refuses the person who asks, by throwing. */
  readonly check?: ((trade: Trade, context: OrderContext) => Promise<void>) | undefined;
};

/**
 * Carries out a command on an order that moves money at our cost, with its reason in the history; above the sum of its
 * kind it stores a request instead, and nothing moves (docs/lifecycle.md#second-persons).
 */
export async function moneyCommand<Kind extends OrderMoneyKind>(
  { params, body: { reason }, caller, refuse, refuseAs }: Call,
  { kind, command, check }: Asked<Kind>,
  { pool, clock, ids }: Dependencies,
): Promise<SeenOrder> {
  const orderId = params.id;
  const by = caller.userId;
  await withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, orderId);
    if (trade === undefined) throw refuse('ORDER_NOT_FOUND');
    const at = clock.now();
    const decision = await orderMoney[kind].decide(trade, command, { tx, now: at });
    if (!decision.ok) throw refuseAs(decision);
    if (movesNothing(decision)) return;
    await check?.(trade, { tx, now: at });
    const amount = orderMoney[kind].amountOf(decision, trade);
    const wish = { kind, subject: orderId, event: decision.event, command, amount, reason, requestedBy: by, at };
    if (await askSecondPerson(tx, wish, { ids, isWaiting: () => refuse('APPROVAL_WAITING') })) return;
    await carryOut(tx, { ...decision, audit: { ...decision.audit, reason } }, { at, actorId: by }, { ids });
    await orderMoney[kind].alsoWrite?.(tx, { trade, command, by, at }, { ids });
  });
  return { orderId, role: 'operator', viewerId: by };
}
