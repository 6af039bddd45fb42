import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `PUT /staff/order/{id}/inspector`: E57-over. The history says who had the item before. */
export const takeOverInspection: Handler<'takeOverInspection'> = staffCommand((trade, _call, { now }) =>
  decide({ name: 'take_over_inspection' }, trade, now),
);
