import { expect } from '@playwright/test';
import { expectUnreloaded, markAsLoaded, type Tab } from '../people/tab.ts';

type Kind = 'Orders' | 'Payments';

/** `/inbox`, left open in a second tab: messages appear without a reload. */
export class InboxPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto('/inbox');
    await expect(this.#tab.page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await markAsLoaded(this.#tab);
  }

  async expectMessage(title: string, kind: Kind = 'Orders'): Promise<void> {
    const { page } = this.#tab;
    const messages = page.getByRole('list', { name: kind, exact: true });
    if (!(await messages.isVisible())) {
      await this.#show(kind);
    }
    await expect(messages.getByText(title).first(), `a message "${title}" among the ${kind}`).toBeVisible();
    await expectUnreloaded(this.#tab);
  }

  async #show(kind: Kind): Promise<void> {
    const { page, hand } = this.#tab;
    const link = page
      .getByRole('navigation', { name: 'Messages by kind' })
      .getByRole('link', { name: new RegExp(`^${kind}`) });
    await hand.press(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
}
