import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import type { Tab } from '../people/tab.ts';

const STEPS_MAX = 10;

/** `/parcels` of the sandbox: its couriers move when one presses. */
export class ParcelsPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto(`${addresses.sandbox}/parcels`);
  }

  /** Moves a parcel along its usual road until it has arrived. */
  async deliver(trackingNumber: string): Promise<void> {
    const { page, hand } = this.#tab;
    const parcel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: trackingNumber }) });
    await expect(parcel).toBeVisible();
    const next = parcel.getByRole('button', { name: /^Next: / });
    for (let step = 0; await next.isVisible(); step += 1) {
      expect(step, 'events on the usual road of a parcel').toBeLessThan(STEPS_MAX);
      await hand.press(next);
      await page.waitForURL(/done=/);
    }
    await expect(parcel).toContainText('delivered');
  }
}
