import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import type { Tab } from '../people/tab.ts';

const STEPS_MAX = 10;

/** `/parcels` of the sandbox, whose buttons move the parcels. */
export class ParcelsPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto(`${addresses.sandbox}/parcels`);
  }

  /** Moves a parcel along its usual road until it is delivered. */
  async deliver(trackingNumber: string): Promise<void> {
    const { page, hand } = this.#tab;
    const parcel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: trackingNumber }) });
    await expect(parcel).toBeVisible();
    const next = parcel.getByRole('button', { name: /^Next: / });
    const newest = parcel.getByRole('list').getByRole('listitem').first();
    for (let step = 0; ; step += 1) {
      await expect(parcel).toBeVisible();
      // Each press loads the page again; only a complete document shows that no step is left.
      await page.waitForLoadState('domcontentloaded');
      if (!(await next.isVisible())) {
        break;
      }
      expect(step, 'events on the usual road of a parcel').toBeLessThan(STEPS_MAX);
      const pressed = parcel.getByRole('button', { name: (await next.textContent()) ?? '', exact: true });
      await hand.press(next);
      await expect(pressed).toBeHidden();
    }
    await expect(newest).toContainText('Delivered');
  }
}
