import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { returnCostOf } from '../../trade/return-cost-of.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/cancel`: E45. */
export const cancelForPlatform: Handler<'cancelForPlatform'> = staffCommand(async (trade, { body }, { tx, now }) => {
  const returnCost = await returnCostOf(tx, trade.ask.id);
  return decide({ name: 'platform_cancel', ...body }, { ...trade, returnCost }, now);
});
