import { finishedSalesOf } from '@suki/db/queries/orders';
import { reported } from '@suki/domain/inspection/report-points';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import type { Trade } from '../trade/lock-trade.ts';
import { checklistOfItem } from './checklist-of-item.ts';
import { commandOfStaff } from './command-of-staff.ts';
import { hasUnknownPhoto } from './has-unknown-photo.ts';
import { publishReport } from './publish-report.ts';

/** `POST /staff/order/{id}/pass`: E58; the report and the certificate are written in the same transaction. */
export const passInspection: Handler<'passInspection'> = thenAnswered(
  async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
    if (await hasUnknownPhoto(dependencies.pool, body.photos)) throw refuse('FILE_NOT_FOUND');
    let criteriaVersion = 0;
    return commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade: Trade, { tx, now }) => {
          const [checklist, sellerFinishedSales] = await Promise.all([
            checklistOfItem(tx, trade.order.itemId),
            finishedSalesOf(tx, trade.order.sellerId),
          ]);
          criteriaVersion = checklist.version;
          const pointIds = checklist.points.map(({ id }) => id);
          const facts = { ...trade, checklist: pointIds, sellerFinishedSales };
          const command = { name: 'pass_inspection', points: body.points, photoCount: body.photos.length } as const;
          return reported(decide(command, facts, now), { points: body.points, checklist: pointIds, result: 'pass' });
        },
        afterMove: (tx, now) =>
          publishReport(
            tx,
            { orderId: params.id, inspectorId: caller.userId, result: 'pass', criteriaVersion, ...body, at: now },
            dependencies,
          ),
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    );
  },
  presentedOrder,
);
