import { finishedSalesOf } from '@suki/db/queries/orders';
import type { NewVerification } from '@suki/db/queries/verifications';
import type { Tx } from '@suki/db/tx';
import { costOf } from '@suki/domain/approvals/approval';
import type { ApprovalKind } from '@suki/domain/config/approvals';
import type { FileId, UserId } from '@suki/domain/ids/id';
import { lossInTransit } from '@suki/domain/inspection/findings';
import { reported } from '@suki/domain/inspection/report-points';
import { add, type Centavos, zero } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Approval, Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../../dependencies.ts';
import type { OrderContext } from '../../trade/command-on-order.ts';
import type { Trade } from '../../trade/lock-trade.ts';
import { returnCostOf } from '../../trade/return-cost-of.ts';
import { checklistOfItem } from '../orders/checklist-of-item.ts';
import { publishReport } from '../orders/publish-report.ts';

/** The bodies of the calls that may wait for a second person, without the reason. */
export type OrderCommands = {
  report_loss: Readonly<Record<string, never>>;
  transit_damage: {
    readonly lossInValue: Centavos;
    readonly points: NewVerification['points'];
    readonly photos: readonly (NewVerification['photos'][number] & { readonly fileId: FileId })[];
  };
  keep_deposit: { readonly fault: 'buyer' | 'seller' | 'unclear'; readonly isFraud: boolean };
};
export type OrderMoneyKind = keyof OrderCommands & ApprovalKind;

type OrderMoney<Command> = {
  readonly decide: (trade: Trade, command: Command, context: OrderContext) => Promise<Decision>;
  /** The amount that the decision costs the platform, or takes from its owner for good. */
  readonly amountOf: (approval: Approval, trade: Trade) => Centavos;
  /** Writes beside the decision; `by` is the person who asked. */
  readonly alsoWrite?: (
    tx: Tx,
    asked: { readonly trade: Trade; readonly command: Command; readonly by: UserId; readonly at: Date },
    dependencies: Pick<Dependencies, 'ids'>,
  ) => Promise<void>;
};

/**
 * Commands on an order by which one employee moves money at our cost. Each is decided twice where a second person has
 * to approve: when it is asked for, and by the rules and facts of the approval.
 */
export const orderMoney: { readonly [Kind in OrderMoneyKind]: OrderMoney<OrderCommands[Kind]> } = {
  report_loss: {
    decide: async (trade, _command, { tx, now }) => {
      const sellerFinishedSales = await finishedSalesOf(tx, trade.order.sellerId);
      return decide({ name: 'lose_item' }, { ...trade, sellerFinishedSales }, now);
    },
    amountOf: costOf,
  },
  transit_damage: {
    decide: async (trade, { lossInValue, points, photos }, { tx, now }) => {
      const returnCost = await returnCostOf(tx, trade.ask.id);
      const { points: asked } = await checklistOfItem(tx, trade.order.itemId);
      const command = {
        name: 'fail_inspection',
        finding: 'transit_damage',
        inspectors: 1,
        photoCount: photos.length,
        passesAsNew: false,
        lossInValue: lossInTransit(lossInValue, trade.order.income),
      } as const;
      const decision = decide(command, { ...trade, returnCost }, now);
      return reported(decision, { points, checklist: asked.map(({ id }) => id), result: 'fail' });
    },
    // The seller may surrender the item and is paid its whole worth then (RT1), whatever loss was named.
    amountOf: (approval, { order }) => add(costOf(approval), order.income),
    alsoWrite: async (tx, { trade: { order }, command: { points, photos }, by, at }, dependencies) => {
      const { version } = await checklistOfItem(tx, order.itemId);
      const report = { inspectorId: by, result: 'fail', criteriaVersion: version, points, photos, at } as const;
      await publishReport(tx, { orderId: order.id, ...report }, dependencies);
    },
  },
  keep_deposit: {
    decide: async (trade, command, { tx, now }) => {
      const returnCost = await returnCostOf(tx, trade.ask.id);
      return decide({ name: 'platform_cancel', ...command }, { ...trade, returnCost }, now);
    },
    amountOf: keptOf,
  },
};

/** Returns the part of the deposits that a decision keeps. */
export function keptOf({ deposits }: Pick<Approval, 'deposits'>): Centavos {
  return deposits.reduce((kept, { deductedAmount = zero }) => add(kept, deductedAmount), zero);
}

/** True for a repetition: the decision writes nothing, so nobody has to agree. */
export const movesNothing = ({ moves, patches }: Approval): boolean => moves.length + patches.length === 0;
