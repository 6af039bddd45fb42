import { findingOfOrder, noteFinding } from '@suki/db/queries/findings';
import { withTransaction } from '@suki/db/tx';
import { mayPassAsNew } from '@suki/domain/inspection/findings';
import { reported } from '@suki/domain/inspection/report-points';
import { zero } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { presentOrder } from '../../orders/present-order.ts';
import { carryOut } from '../../trade/carry-out.ts';
import { lockTradeOfOrder } from '../../trade/lock-trade.ts';
import { returnCostOf } from '../../trade/return-cost-of.ts';
import { checklistOfItem } from './checklist-of-item.ts';
import { foreignInspection } from './foreign-inspection.ts';
import { measuredPhotos } from './measured-photos.ts';
import { publishReport } from './publish-report.ts';

/**
 * `POST /staff/order/{id}/fail`: E60a, E60b. The first inspector's finding is kept and nothing moves. A second
 * inspector with an equal finding closes the order, and the report is the second inspector's. A different finding
 * replaces the first, and again another inspector has to agree.
 */
export const failInspection: Handler<'failInspection'> = async (
  { params, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock, ids } = dependencies;
  const { finding, points } = body;
  const orderId = params.id;
  const inspectorId = caller.userId;
  const passesAsNew = body.passesAsNew && mayPassAsNew(finding);
  const photos = await measuredPhotos(pool, body);
  if (photos === null) throw refuse('FILE_NOT_FOUND');
  await withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, orderId);
    if (trade === undefined) throw refuse('ORDER_NOT_FOUND');
    const now = clock.now();
    const [first, returnCost, checklist, foreign] = await Promise.all([
      findingOfOrder(tx, orderId),
      returnCostOf(tx, trade.ask.id),
      checklistOfItem(tx, trade.order.itemId),
      foreignInspection(tx, trade.order, inspectorId),
    ]);
    if (foreign !== null) throw refuseAs(foreign);
    const isSame = first?.finding === finding;
    const inspectors = new Set([inspectorId, ...(isSame ? [first.inspectorId] : [])]).size;
    const decideWith = (count: number) => {
      const command = { finding, inspectors: count, photoCount: photos.length, passesAsNew, lossInValue: zero };
      const decision = decide({ name: 'fail_inspection', ...command }, { ...trade, returnCost }, now);
      return reported(decision, { points, checklist: checklist.points.map(({ id }) => id), result: 'fail' });
    };
    // The finding is kept only when a second inspector could carry it out.
    const inPrinciple = decideWith(Number.POSITIVE_INFINITY);
    if (!inPrinciple.ok) throw refuseAs(inPrinciple);
    const decision = decideWith(inspectors);
    const report = { orderId, inspectorId, criteriaVersion: checklist.version, points, photos };
    if (decision.ok) {
      await carryOut(tx, decision, { at: now, actorId: inspectorId }, { ids });
      await publishReport(tx, { ...report, result: 'fail', at: now }, dependencies);
    } else if (isSame) {
      throw refuseAs(decision);
    } else {
      await noteFinding(tx, { ...report, finding, passesAsNew, foundAt: now });
    }
  });
  return presentOrder(pool, { orderId, staff: caller.roles, viewerId: inspectorId }, dependencies);
};
