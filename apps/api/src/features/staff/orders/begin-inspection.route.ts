import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/begin-inspection`: E57. */
export const beginInspection: Handler<'beginInspection'> = staffCommand((trade, _call, { now }) =>
  decide({ name: 'begin_inspection' }, trade, now),
);
