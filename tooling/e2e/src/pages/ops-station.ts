import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import type { Tab } from '../people/tab.ts';

type Account = { readonly email: string; readonly password: string };

export class OpsStation {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async signIn({ email, password }: Account): Promise<void> {
    const { page, hand } = this.#tab;
    await page.goto(`${addresses.ops}/`);
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password'), password);
    await hand.press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }

  async openOrder(list: string, orderId: string): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Work lists' }));
    await hand.press(
      page.getByRole('navigation', { name: 'Work lists' }).getByRole('link', { name: new RegExp(`^${list}`) }),
    );
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await hand.press(page.getByRole('main').locator(`a[href$="/order/${orderId}"]`));
    await expect(page).toHaveURL(new RegExp(orderId));
  }

  /** Moves the clock of the whole system under test. */
  async moveClock(by: string): Promise<void> {
    const { page, hand } = this.#tab;
    const clock = page.getByRole('region', { name: 'Development clock' });
    await hand.press(clock.getByText(/^Development clock:/));
    await hand.press(clock.getByRole('button', { name: by, exact: true }));
    await expect(clock).toContainText('ahead');
  }
}
