import { expect, type Locator } from '@playwright/test';
import type { Tab } from '../people/tab.ts';
import { amountIn, linesOf, sizeNamed, textOf } from './texts.ts';

/** `/item/…`: one item with its sizes and their total prices. */
export class ItemPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  get #size(): Locator {
    return this.#tab.page.getByRole('group', { name: 'Size', exact: true });
  }

  async chooseSize(system: string, size: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.choose(
      page.getByRole('group', { name: 'Size system' }).getByRole('radio', { name: system, exact: true }),
    );
    await hand.choose(this.#size.getByRole('radio', { name: sizeNamed(size) }));
  }

  /**
   * Expects the price of the book at this moment, also on a page that was rendered before, the sum of all lines as
   * the total, and dates for the delivery. Returns the total.
   */
  async expectTotal(price: string): Promise<string> {
    const { page, hand } = this.#tab;
    const main = page.getByRole('main');
    await hand.press(main.getByText('Price breakdown'));
    await expect(main.getByRole('group').filter({ hasText: 'Price breakdown' })).toContainText(price);
    const total = await textOf(main.getByRole('status').filter({ hasText: '₱' }).first());
    const lines = await linesOf(main.getByRole('group').filter({ hasText: 'Price breakdown' }));
    const sum = lines.reduce((before, { amount }) => before + amount, 0);
    expect(sum, `the sum of ${JSON.stringify(lines)}`).toBe(amountIn(total));
    await expect(main.getByText(/Arrives \w{3} \d+/)).toBeVisible();
    return total;
  }

  async buy(): Promise<void> {
    await this.#tab.hand.press(this.#tab.page.getByRole('link', { name: /^Buy\b/ }));
  }
}
