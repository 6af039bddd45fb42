import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';

export class OpsOrderPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async inspect(photoPath: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('button', { name: 'Start the inspection' }));
    const noted = page.getByRole('group', { name: 'Box, label and barcode' }).getByRole('radio', { name: 'Noted' });
    await hand.choose(noted);
    await hand.write(page.getByLabel('Remark: Box, label and barcode'), 'Small dent in one corner of the box.');
    for (const point of await page.locator('[data-point]').all()) {
      const pass = point.getByRole('radio', { name: 'Pass' });
      const isNoted = await point.getByRole('radio', { name: 'Noted' }).isChecked();
      if (!isNoted) await hand.choose(pass);
    }
    const publish = page.getByRole('button', { name: 'Pass and publish the report' });
    await expect(publish, 'a report without a photo').toHaveAccessibleDescription('Add at least one photo.');
    const slots = await page.getByLabel(/: Take the photo$/).all();
    const names = await Promise.all(slots.map((slot) => slot.getAttribute('aria-label')));
    for (const name of names) {
      await hand.attach(page.getByLabel(String(name)), photoPath);
      await expect(page.getByAltText(`Your photo: ${name?.split(':')[0]}`)).toBeVisible();
    }
    const marks = page.getByRole('group', { name: 'Photo that shows: Box, label and barcode' });
    await hand.press(marks.getByRole('button', { name: 'Label on the box' }));
    await hand.press(page.getByRole('button', { name: /^Mark the spot on “Label on the box”/ }));
    await hand.press(publish);
    await expect(page.getByRole('article')).toContainText('12 of 12 points passed');
    await expect(page.getByRole('article').getByRole('link', { name: /^Certificate SC-/ })).toBeVisible();
  }

  async handToCourier(courier: string, trackingNumber: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.select(page.getByLabel('Courier'), courier);
    await hand.write(page.getByLabel('Tracking number'), trackingNumber);
    await page.keyboard.press('Enter');
    await expect(page.getByText('With the courier or the buyer.')).toBeVisible();
  }
}
