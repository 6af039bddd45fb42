import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';
import { amountIn, linesOf, pesos, textOf } from './texts.ts';

export type Offer = { readonly price: number; readonly income: number; readonly deposit: string };

/** `/sell` and the steps behind it: item, size, price. */
export class SellPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async openFromHeader(): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('banner').getByRole('link', { name: 'Sell', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Sell' })).toBeVisible();
  }

  async chooseItem(name: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.write(page.getByLabel('Find your item'), name);
    await hand.press(page.getByRole('main').getByRole('link', { name }).first());
  }

  /** Chooses the first size that others sell as well; returns its label, such as "9". */
  async chooseOfferedSize(system: string): Promise<string> {
    const { page, hand } = this.#tab;
    await hand.choose(
      page.getByRole('group', { name: 'Size system' }).getByRole('radio', { name: system, exact: true }),
    );
    const sizes = page.getByRole('group', { name: 'Size', exact: true });
    const offered = sizes.locator('label').filter({ hasText: '₱' }).first();
    const [size = ''] = (await textOf(offered)).split('₱');
    await hand.choose(offered.getByRole('radio'));
    await hand.press(page.getByRole('button', { name: 'Set your price' }));
    return size.trim();
  }

  /** Asks for less than every other seller; expects the payout to be the price without the fees. */
  async undercut(): Promise<Offer> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('button', { name: /^Be first/ }));
    const column = page.getByRole('main');
    await expect(column.getByText('You get when it passes').filter({ visible: true })).toBeVisible();
    const lines = await linesOf(column);
    const amountOf = (label: RegExp): number => {
      const line = lines.find((each) => label.test(each.label));
      expect(line, `a line ${label} among ${JSON.stringify(lines)}`).toBeDefined();
      return line?.amount ?? Number.NaN;
    };
    const price = amountOf(/^Your price/);
    const income = amountOf(/^You get when it passes/);
    const fees = [/^Tech service fee/, /^Payment fee/, /^Operational fee/].map(amountOf);
    expect(price - fees.reduce((sum, fee) => sum + Math.abs(fee), 0), 'the price without its fees').toBe(income);
    await expect(column.getByText('Your place in line')).toBeVisible();
    return { price, income, deposit: pesos(amountOf(/^Deposit/)) };
  }

  async signInToPost(): Promise<void> {
    await this.#tab.hand.press(this.#tab.page.getByRole('link', { name: 'Sign in to post it' }));
  }

  /** Expects the price that was entered before the sign-in. */
  async expectPrice(price: number): Promise<void> {
    const field = this.#tab.page.getByLabel('Your price in pesos');
    await expect(field).toBeVisible();
    expect(amountIn(`₱${await field.inputValue()}`), 'the price after the sign-in').toBe(price);
  }

  async payWithGCash(): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.choose(page.getByRole('radio', { name: /^GCash/ }));
  }

  async post(deposit: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('button', { name: new RegExp(`^(Post and pay|Pay) \\${deposit}`) }));
  }
}
