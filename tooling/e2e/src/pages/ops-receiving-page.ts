import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';

export class OpsReceivingPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Types like a hand scanner: the key that focuses the field, the code, Enter. No pointer is used. */
  async scan(code: string, outcome: RegExp): Promise<void> {
    const { page } = this.#tab;
    await page.keyboard.press('F2');
    const field = page.getByLabel('Tracking number or order number');
    await expect(field).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: code }).first()).toContainText(outcome);
    await expect(field, 'the scan field, ready for the next parcel').toBeFocused();
    await expect(field).toHaveValue('');
  }
}
