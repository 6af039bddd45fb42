import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';
import { amountIn, linesOf, textOf } from './texts.ts';

/** `/checkout`: address, wallet, total. */
export class CheckoutPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Expects the total to be the sum of its lines, and the delivery to have two dates; returns the total. */
  async expectTotal(): Promise<string> {
    const { page } = this.#tab;
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const aside = page.getByRole('region', { name: 'What you pay' });
    await expect(aside.getByText(/Arrives \w{3} \d+/)).toBeVisible();
    const total = await textOf(aside.getByRole('status').filter({ hasText: '₱' }).first());
    const lines = await linesOf(aside);
    expect(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      `the sum of ${JSON.stringify(lines)}`,
    ).toBe(amountIn(total));
    return total;
  }

  async payWithGCash(total: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.choose(page.getByRole('radio', { name: /^GCash/ }));
    await hand.press(page.getByRole('button', { name: `Pay ${total}` }));
  }
}
