import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { thenAnswered } from '../../http/then-answered.ts';
import { presentedOrder } from '../orders/present-order.ts';
import { orderOfCode } from '../parcels/order-of-code.ts';
import { commandOfStaff } from './command-of-staff.ts';

/** `POST /staff/receive`: E56, by the courier's number or, for a seller at the door, the order's id. */
export const receiveAtWarehouse: Handler<'receiveAtWarehouse'> = thenAnswered(
  async ({ body, caller, refuse, refuseAs }, dependencies) => {
    const orderId = await orderOfCode(dependencies.pool, body.code);
    if (orderId === undefined) throw refuse('PARCEL_UNKNOWN', { details: { code: body.code } });
    return commandOfStaff(
      {
        orderId,
        caller,
        decide: (trade, { now }) => decide({ name: 'receive_at_warehouse' }, trade, now),
        notFound: () => refuse('PARCEL_UNKNOWN'),
        refuseAs,
      },
      dependencies,
    );
  },
  presentedOrder,
);
