import { decide } from '@suki/domain/trade/decide/decide';
import { mayRelease } from '@suki/domain/trade/view/obstacle';
import type { Handler } from '../../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/release`: E40-end. Ends a hold that the staff began. */
export const releaseOrder: Handler<'releaseOrder'> = staffCommand((trade, _call, { now }) => {
  // E40-end is a timer's row: without a hold the rules take the release for a repetition and refuse nothing.
  if (mayRelease(trade.order)) return decide({ name: 'release_hold' }, trade, now);
  return { ok: false, reason: 'NOT_ALLOWED_NOW', details: { status: trade.order.status } };
});
