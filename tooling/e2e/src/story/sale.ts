import { expect, test } from '@playwright/test';
import { AddressForm, places } from '../pages/address-form.ts';
import { AskPage } from '../pages/ask-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { GatewayPage } from '../pages/gateway-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { InboxPage } from '../pages/inbox-page.ts';
import { ItemPage } from '../pages/item-page.ts';
import { OrderPage } from '../pages/order-page.ts';
import { PhoneForm } from '../pages/phone-form.ts';
import { SellPage } from '../pages/sell-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { pesos } from '../pages/texts.ts';
import { newPerson, newTrackingNumber } from '../people/new-person.ts';
import { markAsLoaded } from '../people/tab.ts';
import { type Cast, secondTab } from './cast.ts';
import type { PaidSale, Sale } from './sale.types.ts';
import { inspectAndShip, receiveAtDoor } from './warehouse.ts';

const INBOUND_COURIER = 'J&T Express';

/**
 * Sells one pair from a new seller to a new buyer, through every screen, until the seller has the money in the
 * wallet.
 * @param item - The beginning of the item's name.
 */
export async function playTrade(cast: Cast, item: string): Promise<PaidSale> {
  const offer = await postAsk(cast, item);
  const paid = await buy(offer);
  await sendToWarehouse(paid);
  await inspectAndShip(paid);
  await receive(paid);
  return paid;
}

/** The seller names a price, registers with an email address, and pays the deposit. */
async function postAsk(cast: Cast, item: string): Promise<Sale> {
  const { seller } = cast;
  const person = newPerson('Seller');
  const sell = new SellPage(seller);
  const ask = new AskPage(seller);

  await test.step('the seller opens the shop and gets an anonymous session', async () => {
    const signUp = seller.page.waitForResponse((response) => response.url().includes('accounts:signUp'));
    await new HomePage(seller).open();
    expect((await signUp).status(), 'the status of the anonymous sign-in').toBe(200);
  });
  const { size, offer } = await test.step('the seller names a price and sees payout, fees and deposit', async () => {
    await sell.openFromHeader();
    await sell.chooseItem(item);
    return { size: await sell.chooseOfferedSize('US M'), offer: await sell.undercut() };
  });
  await test.step('the seller registers with an email address, and what was entered is still there', async () => {
    await sell.signInToPost();
    await new SignInPage(seller).register(person);
    await sell.expectPrice(offer.price);
  });
  await test.step('the seller gives a return address and verifies the phone number', async () => {
    await new AddressForm(seller).save(person, places.cebu);
    await new PhoneForm(seller).verify(person);
  });
  await test.step('the seller posts the ask and pays the deposit in the wallet', async () => {
    await sell.payWithGCash();
    await sell.post(offer.deposit);
    await new GatewayPage(seller).approve(offer.deposit);
    await ask.expectHeadline(/^On sale until/);
    await markAsLoaded(seller);
  });
  const sellerInbox = new InboxPage(await secondTab(seller));
  await sellerInbox.open();
  await sellerInbox.expectMessage('Your listing is live');
  return { cast, wares: { item, size }, offer, ask, sellerInbox };
}

/** The buyer finds the pair, signs in through Google on the way to the checkout, and pays. */
async function buy(sale: Sale): Promise<PaidSale> {
  const { cast, wares } = sale;
  const { buyer } = cast;
  const person = newPerson('Buyer');
  const order = new OrderPage(buyer);

  const shown = await test.step('the buyer finds the item and sees the price in total with its dates', async () => {
    const home = new HomePage(buyer);
    await home.open();
    await home.openItem(wares.item);
    const item = new ItemPage(buyer);
    await item.chooseSize('US M', wares.size);
    const total = await item.expectTotal(pesos(sale.offer.price));
    await item.buy();
    return total;
  });
  await test.step('the buyer signs in through Google', () => new SignInPage(buyer).continueWithGoogle(person));
  const total = await test.step('the buyer gives an address and sees the total again', async () => {
    await new AddressForm(buyer).fill(person, places.makati);
    return new CheckoutPage(buyer).expectTotal();
  });
  expect(total, 'the total at the checkout and on the item page, both for Metro Manila').toBe(shown);
  await test.step('the buyer pays with GCash and comes back', async () => {
    await new CheckoutPage(buyer).payWithGCash(total);
    await new GatewayPage(buyer).approve(total);
    await order.expectHeadline(/^The seller has to confirm by/);
    await order.expectStep('Step 2 of 7', /Seller confirms/);
    await markAsLoaded(buyer);
  });
  const buyerInbox = new InboxPage(await secondTab(buyer));
  await buyerInbox.open();
  await buyerInbox.expectMessage('Your order is paid');
  return { ...sale, order, buyerInbox, orderId: order.orderId };
}

/** The seller sees the sale, confirms and sends the pair; the warehouse scans it at the door. */
async function sendToWarehouse(sale: PaidSale): Promise<void> {
  const { cast, ask, order, buyerInbox, sellerInbox } = sale;
  const { seller } = cast;
  const sold = new OrderPage(seller);

  await test.step('the seller sees the sale without a reload, and confirms', async () => {
    await ask.expectNews(/^Sold\. Your turn: confirm by/);
    await sellerInbox.expectMessage('Sold: confirm now');
    await ask.goToOrder();
    await sold.confirm();
    await sold.expectHeadline(/^Your turn: ship it by/);
  });
  await test.step('the buyer hears of the confirmation without a reload', async () => {
    await order.expectNews(/^The seller has to ship it by/);
    await buyerInbox.expectMessage('The seller has confirmed');
  });
  const trackingNumber = newTrackingNumber();
  await test.step('the seller sends the pair with a tracking number', async () => {
    await sold.deliver(INBOUND_COURIER, trackingNumber);
    await sold.expectHeadline(/^The courier has to scan your parcel by/);
    await order.expectNews(/^The courier has to scan the parcel by/);
    await sold.expectTracking(new RegExp(trackingNumber));
    await order.expectWithout(new RegExp(trackingNumber));
    await buyerInbox.expectMessage('It’s on its way to us');
  });
  await receiveAtDoor(sale, trackingNumber);
}

/** The parcel arrives, and the buyer confirms the receipt. */
async function receive({ order, buyerInbox }: PaidSale): Promise<void> {
  await test.step('the buyer has the pair and says so', async () => {
    await order.expectNews(/^Your turn: check the item by/);
    await buyerInbox.expectMessage('Delivered: check it now');
    await order.confirmReceived();
    await order.expectNews(/^It’s yours\./);
    await order.expectStep('Step 7 of 7', /^Delivered/);
    await buyerInbox.expectMessage('It’s yours: enjoy it');
  });
}
