import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';

/** The wallet's page in the sandbox, where redirects of the payment service lead. */
export class GatewayPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async approve(amount: string): Promise<void> {
    const { page, hand } = this.#tab;
    await expect(page.getByRole('heading', { name: 'GCash test payment' })).toBeVisible();
    await expect(page.getByText(amount, { exact: true })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Approve', exact: true }));
  }
}
