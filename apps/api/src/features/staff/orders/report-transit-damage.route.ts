import { lossInTransit } from '@suki/domain/inspection/findings';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { returnCostOf } from '../../trade/return-cost-of.ts';
import { reportCommand } from './report-command.ts';

/** `POST /staff/order/{id}/transit-damage`: E60c. Transit damage costs neither side, so one inspector is enough. */
export const reportTransitDamage: Handler<'reportTransitDamage'> = reportCommand({
  result: 'fail',
  read: (trade, { tx }) => returnCostOf(tx, trade.ask.id),
  decide: (trade, { body }, { now, read: returnCost }) => {
    const command = {
      name: 'fail_inspection',
      finding: 'transit_damage',
      inspectors: 1,
      photoCount: body.photos.length,
      passesAsNew: false,
      lossInValue: lossInTransit(body.lossInValue, trade.order.income),
    } as const;
    return decide(command, { ...trade, returnCost }, now);
  },
});
