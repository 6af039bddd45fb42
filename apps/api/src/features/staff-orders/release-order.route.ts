import { decide } from '@suki/domain/trade/decide/decide';
import { mayRelease } from '@suki/domain/trade/view/obstacle';
import type { Handler } from '../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/release`: E40-end, of a hold that is ours. */
export const releaseOrder: Handler<'releaseOrder'> = staffCommand((trade, _call, { now }) => {
  // The rules take the release for the timer’s, which repeats itself.
  if (mayRelease(trade.order)) return decide({ name: 'release_hold' }, trade, now);
  return { ok: false, reason: 'NOT_ALLOWED_NOW', details: { status: trade.order.status } };
});
