import type { z } from 'zod';
import { ids } from '../examples/ids.ts';
import { orderNumber } from '../examples/orders.ts';
import { card, label } from '../examples/pair.ts';
import { buys } from '../examples/prices.ts';
import type { StaffSubject } from './subjects.schemas.ts';

type Subject = z.output<typeof StaffSubject>;

/** Bea's order of Sam's pair, for roles that see no people. */
export const orderSubject: Subject = {
  orderId: ids.order,
  orderNumber,
  itemName: card.name,
  sizes: label.sizes,
  amount: null,
  person: null,
};

export const refundSubject: Subject = {
  ...orderSubject,
  amount: buys.total,
  person: { id: ids.bea, name: 'Bea Santos' },
};
