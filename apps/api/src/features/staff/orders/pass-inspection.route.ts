import { finishedSalesOf } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { reportCommand } from './report-command.ts';

/** `POST /staff/order/{id}/pass`: E58; the report and the certificate are written in the same transaction. */
export const passInspection: Handler<'passInspection'> = reportCommand({
  result: 'pass',
  read: (trade, { tx }) => finishedSalesOf(tx, trade.order.sellerId),
  decide: (trade, { body }, { now, read: sellerFinishedSales, checklist }) => {
    const command = { name: 'pass_inspection', points: body.points, photoCount: body.photos.length } as const;
    return decide(command, { ...trade, checklist, sellerFinishedSales }, now);
  },
});
