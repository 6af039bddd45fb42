import { type Command, useCommand } from '../../command.ts';
import { isSukiError } from '../../errors.ts';
import type { Order } from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';

/** A command on an order: the screen shows the answered order at once, and all lists of orders are fetched again. */
export function useStaffCommand<Input>(perform: (input: Input) => Promise<Order>): Command<Input, Order> {
  return useCommand(async (input, mutate) => {
    const order = await perform(input).catch((error: unknown) => {
      // The page shows an old status.
      if (isSukiError(error, 'NOT_ALLOWED_NOW') || isSukiError(error, 'APPROVAL_WAITING'))
        void mutate(isAbout('order'));
      throw error;
    });
    await mutate(staffKeys.order(order.id), order, { revalidate: false });
    void mutate(isAbout('order', 'staff-approval'));
    return order;
  });
}
