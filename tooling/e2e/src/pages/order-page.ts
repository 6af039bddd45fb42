import { expect, type Page } from '@playwright/test';
import { expectUnreloaded, type Tab } from '../people/tab.ts';

/** `/order/…`: one order as its buyer or its seller sees it. */
export class OrderPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  get orderId(): string {
    const id = /\/order\/(ord_\w+)/.exec(this.#tab.page.url())?.[1];
    if (id === undefined) {
      throw new Error(`Expected the address of an order, got ${this.#tab.page.url()}.`);
    }
    return id;
  }

  async expectHeadline(headline: RegExp): Promise<void> {
    await expect(this.#tab.page.getByRole('heading', { level: 1 })).toHaveText(headline);
  }

  /** Expects the headline to appear without a reload. */
  async expectNews(headline: RegExp): Promise<void> {
    await this.expectHeadline(headline);
    await expectUnreloaded(this.#tab);
  }

  async expectStep(step: string, name: RegExp): Promise<void> {
    const track = this.#tab.page.getByRole('list', { name: step });
    await expect(track.locator('[aria-current="step"]')).toHaveText(name);
  }

  async confirm(): Promise<void> {
    await this.#tab.hand.press(this.#tab.page.getByRole('button', { name: 'Confirm the order' }));
  }

  async deliver(courier: string, trackingNumber: string): Promise<void> {
    const { page, hand } = this.#tab;
    const form = page.getByRole('form', { name: 'Ship the item to us' });
    await hand.select(form.getByLabel('Courier'), courier);
    await hand.write(form.getByLabel('Tracking number'), trackingNumber);
    await hand.press(page.getByRole('button', { name: 'I shipped it' }));
  }

  async expectReport(points: string): Promise<void> {
    const report = this.#tab.page.getByRole('article');
    await expect(report).toContainText(points);
    await expect(report.getByRole('img').first()).toBeVisible();
  }

  /** Opens the first photo of the report, reads its caption in the viewer, and closes it with Escape. */
  async openPhoto(caption: string): Promise<void> {
    const { page, hand } = this.#tab;
    const photo = page.getByRole('article').getByRole('link').first();
    await hand.press(photo);
    const viewer = page.getByRole('dialog', { name: 'Photos of the inspection' });
    await expect(viewer.getByText(caption)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(photo).toBeFocused();
  }

  async openCertificate(): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('article').getByRole('link', { name: /^Certificate/ }));
    await expect(page).toHaveURL(/\/certificate\/crt_/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** On the page of a certificate: types its number, as one reads it from the tag, and is on the page again. */
  async findCertificateByNumber(): Promise<void> {
    const { page, hand } = this.#tab;
    const address = page.url();
    const number = /SC-[\d-]+[A-Z]/.exec((await page.getByRole('article').textContent()) ?? '')?.[0] ?? '';
    await page.goto('/certificate');
    await hand.write(page.getByLabel('Certificate number'), number.toLowerCase().replaceAll('-', ' '));
    await hand.press(page.getByRole('button', { name: 'Check the number' }));
    await expect(page).toHaveURL(address);
  }

  async expectTracking(text: RegExp): Promise<void> {
    await expect(this.#tab.page.getByText(text).first()).toBeVisible();
  }

  /** The page, which shows its news already, says nothing of the kind. */
  async expectWithout(text: RegExp): Promise<void> {
    await expect(this.#tab.page.getByText(text)).toHaveCount(0);
  }

  async confirmReceived(): Promise<void> {
    await this.#tab.hand.press(this.#tab.page.getByRole('button', { name: 'Yes, everything’s good' }));
  }

  get page(): Page {
    return this.#tab.page;
  }
}
