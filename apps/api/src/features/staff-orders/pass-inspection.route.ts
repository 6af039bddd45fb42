import { itemCards } from '@suki/db/queries/catalogue';
import { filesById } from '@suki/db/queries/files';
import { finishedSalesOf } from '@suki/db/queries/orders';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import type { Trade } from '../trade/lock-trade.ts';
import { commandOfStaff } from './command-of-staff.ts';
import { publishReport } from './publish-report.ts';

/** `POST /staff/order/{id}/pass`: E58; the report and the certificate are written in the same transaction. */
export const passInspection: Handler<'passInspection'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool } = dependencies;
  const known = await filesById(
    pool,
    body.photos.map(({ fileId }) => fileId),
  );
  if (known.length !== new Set(body.photos.map(({ fileId }) => fileId)).size) throw refuse('FILE_NOT_FOUND');
  let criteriaVersion = 0;
  return commandOfStaff(
    {
      orderId: params.id,
      caller,
      decide: async (trade: Trade, { tx, now }) => {
        const [items, sellerFinishedSales] = await Promise.all([
          itemCards(tx, [trade.order.itemId]),
          finishedSalesOf(tx, trade.order.sellerId),
        ]);
        const checklist = checklistOf(items.get(trade.order.itemId)?.category ?? 'shoes');
        criteriaVersion = checklist.version;
        const facts = { ...trade, checklist: checklist.points.map(({ id }) => id), sellerFinishedSales };
        const command = { name: 'pass_inspection', points: body.points, photoCount: body.photos.length } as const;
        return decide(command, facts, now);
      },
      afterMove: (tx, now) =>
        publishReport(
          tx,
          { orderId: params.id, inspectorId: caller.userId, criteriaVersion, ...body, at: now },
          dependencies,
        ),
      notFound: () => refuse('ORDER_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
};
