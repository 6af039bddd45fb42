import { expect } from '@playwright/test';
import type { Tab } from '../people/tab.ts';

export class HomePage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto('/');
    await expect(this.#tab.page.getByRole('navigation', { name: 'Discover' })).toBeVisible();
  }

  async openItem(name: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('main').getByRole('link', { name }).first());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}
