import { test } from '@playwright/test';
import { OpsStation } from '../pages/ops-station.ts';
import { OrderPage } from '../pages/order-page.ts';
import { pesos } from '../pages/texts.ts';
import { WalletPage } from '../pages/wallet-page.ts';
import type { PaidSale } from './sale.types.ts';

const account = { bank: 'BDO Unibank', holder: 'Sol Seller', number: '001234567890' } as const;

/** The seller sees the income and the deposit, waits until the holds end, and withdraws the money. */
export async function payOut({ cast, offer, sellerInbox }: PaidSale): Promise<void> {
  const { seller } = cast;
  const income = pesos(offer.income);
  const wallet = new WalletPage(seller);

  await test.step('the wallet of the seller shows the income and the returned deposit', async () => {
    await new OrderPage(seller).expectHeadline(/^Sold and delivered\./);
    await wallet.open();
    await wallet.expectTransaction('Sale', income);
    await wallet.expectTransaction('Deposit back', offer.deposit);
  });
  await test.step('the seller adds a bank account, to which nothing goes for a day', async () => {
    await wallet.addAccount(account);
  });
  await test.step('the holds of a first sale and of a new account end', async () => {
    await new OpsStation(cast.warehouse).moveClock('+7 days');
    await wallet.open();
    await wallet.expectWithdrawable(income);
  });
  await test.step('the seller takes everything out to a bank account', async () => {
    await wallet.withdrawAll(income);
    await wallet.expectPayout(income, 'Arrived');
    await sellerInbox.expectMessage('Your payout has arrived', 'Payments');
  });
}
