import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { liveBid } from './bid-steps.ts';
import { linkedMethod } from './payment-methods.ts';
import type { Trader } from './trade-people.ts';
import { buy, type Deal, dealAt, deliver, listAsk, newKey, payFor, postAsk } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';
import type { NamedIds } from './valid-calls.ts';

/** Makes everything that a person can own: as a buyer, as a seller, in several statuses. */
export async function belongingsOf(world: TradeWorld, person: Trader) {
  const { pool, api } = world;
  await creditTestWallet(pool, person.userId, pesos(1000), api.clock.now());
  const accountNumber = String(Math.floor(1e9 + Math.random() * 9e9));
  const account = { channelCode: 'PH_BDO', accountHolderName: person.name, accountNumber };
  const withdrawal = (await api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
  await letAccountsRest(pool);
  const payout = await api.callAs(person, 'requestPayout', { body: { amount: pesos(100) }, idempotencyKey: newKey() });
  const sold = await dealAt(world, 'seller_to_ship', { seller: person });
  const trackingNumbers = [await deliver(world, sold)];
  const unpaid = await buy(world, await listAsk(world), person);
  const bought = await buy(world, await listAsk(world), person);
  await payFor(world, bought);
  const { itemId, skuId, price } = sold;
  const offered = { ...sold, askId: await postAsk(world, { seller: person, itemId, skuId, price }) };
  const live = await listAsk(world, { seller: person });
  const wanted = await listAsk(world);
  const bidId = await liveBid(world, { ...wanted, bidder: person, price: pesos(4000) });
  const message = (await api.callAs(person, 'listOrderMessages')).answer().items[0];
  const search = (await api.callAs(person, 'addSearch', { body: { keyword: 'samba' } })).answer();
  const wishList = (await api.callAs(person, 'shareWishList')).answer();
  const order = (await api.callAs(person, 'getOrder', { params: { id: sold.orderId } })).answer();
  await world.settle();
  const deals: Pick<Deal, 'askId' | 'orderId'>[] = [sold, unpaid, bought, offered, { ...sold, askId: live.askId }];
  const missing = { sizeTemplateId: 'szt_0000000000', certificateId: 'crt_0000000000', fileId: 'fil_0000000000' };
  const ids = {
    ...missing,
    itemId,
    skuId,
    askId: sold.askId,
    bidId,
    orderId: sold.orderId,
    trackingId: order.trackings[0]?.id,
    addressId: person.addressId,
    withdrawalAccountId: withdrawal.id,
    paymentMethodId: (await linkedMethod(world, person)).id,
    payoutId: payout.answer().id,
    messageId: message?.id,
    keptId: search.id,
    wishListId: wishList.id,
    userId: person.userId,
  } as NamedIds;
  return { ids, deals, accountNumber, trackingNumbers };
}
