import { lossInTransit } from '@suki/domain/inspection/findings';
import { reported } from '@suki/domain/inspection/report-points';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { checklistOfItem } from './checklist-of-item.ts';
import { commandOfStaff } from './command-of-staff.ts';
import { hasUnknownPhoto } from './has-unknown-photo.ts';
import { publishReport } from './publish-report.ts';

/** `POST /staff/order/{id}/transit-damage`: E60c. It costs neither side anything, so one inspector is enough. */
export const reportTransitDamage: Handler<'reportTransitDamage'> = thenAnswered(
  async ({ params, body, caller, refuse, refuseAs }, dependencies) => {
    const { points, photos } = body;
    if (await hasUnknownPhoto(dependencies.pool, photos)) throw refuse('FILE_NOT_FOUND');
    let criteriaVersion = 0;
    return commandOfStaff(
      {
        orderId: params.id,
        caller,
        decide: async (trade, { tx, now }) => {
          const { order, ask } = trade;
          const [checklist, returnCost] = await Promise.all([
            checklistOfItem(tx, order.itemId),
            returnCostOf(tx, ask.id),
          ]);
          criteriaVersion = checklist.version;
          const command = {
            name: 'fail_inspection',
            finding: 'transit_damage',
            inspectors: 1,
            photoCount: photos.length,
            passesAsNew: false,
            lossInValue: lossInTransit(body.lossInValue, order.income),
          } as const;
          const decision = decide(command, { ...trade, returnCost }, now);
          return reported(decision, { points, checklist: checklist.points.map(({ id }) => id), result: 'fail' });
        },
        afterMove: (tx, now) => {
          const report = {
            inspectorId: caller.userId,
            result: 'fail',
            criteriaVersion,
            points,
            photos,
            at: now,
          } as const;
          return publishReport(tx, { orderId: params.id, ...report }, dependencies);
        },
        notFound: () => refuse('ORDER_NOT_FOUND'),
        refuseAs,
      },
      dependencies,
    );
  },
  presentedOrder,
);
