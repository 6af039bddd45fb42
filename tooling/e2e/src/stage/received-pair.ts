import { newTrackingNumber } from '../people/new-person.ts';
import { staff } from '../people/staff.ts';
import { callerOf } from './caller.ts';
import { listPairs } from './listed-pairs.ts';
import { newBuyer } from './new-buyer.ts';
import { ownSeller } from './new-seller.ts';
import { pay, reserve } from './orders.ts';

/** Brings a pair of shoes to the warehouse, to be inspected. Returns its order, as the inspector sees it. */
export async function receivedPair() {
  const seller = await ownSeller();
  const [pairs, { call: buyer }] = await Promise.all([listPairs(1, seller, 'shoes'), newBuyer()]);
  const id = await reserve(buyer, pairs);
  await pay(buyer, id);
  await seller('confirmOrder', { params: { id } });
  const trackingNumber = newTrackingNumber();
  await seller('sellerDeliver', { params: { orderId: id }, body: { courier: 'jtexpress-ph', trackingNumber } });
  const warehouse = await callerOf(staff.warehouse);
  return warehouse('receiveAtWarehouse', { body: { code: trackingNumber } });
}
