import { expect, type Locator } from '@playwright/test';
import type { Tab } from '../people/tab.ts';

export type BankAccount = { readonly bank: string; readonly holder: string; readonly number: string };

export class WalletPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto('/wallet');
    await expect(this.#tab.page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  }

  async expectTransaction(kind: string, amount: string): Promise<void> {
    // The transactions are a table at a desk and a list on phones.
    const table = this.#tab.page.getByRole('table', { name: 'Transactions', exact: true }).getByRole('row');
    const rows = this.#list('Transactions').getByRole('listitem').or(table);
    await expect(rows.filter({ hasText: kind }).filter({ hasText: amount })).toHaveCount(1);
  }

  async expectWithdrawable(amount: string): Promise<void> {
    const line = this.#tab.page.getByRole('main').locator('dl > div').filter({ hasText: 'You can withdraw now' });
    await expect(line).toContainText(amount);
  }

  async addAccount({ bank, holder, number }: BankAccount): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('button', { name: 'Add an account' }));
    const form = page.getByRole('form', { name: 'New withdrawal account' });
    await this.chooseBank(bank);
    await hand.write(form.getByLabel('Account name'), holder);
    await hand.write(form.getByLabel('Account number'), number);
    await hand.press(form.getByRole('button', { name: 'Save the account' }));
    await expect(this.#list('Withdrawal accounts')).toContainText(bank);
  }

  /** One of the usual banks by its card, any other one by the search. */
  async chooseBank(bank: string): Promise<void> {
    const { page, hand } = this.#tab;
    const form = page.getByRole('form', { name: 'New withdrawal account' });
    const card = form.getByRole('radio', { name: bank, exact: true });
    if ((await card.count()) > 0) {
      await hand.choose(card);
      return;
    }
    await hand.choose(form.getByRole('radio', { name: 'Another bank or e-wallet' }));
    await hand.pick(form.getByLabel('Search banks and e-wallets'), { text: bank, option: new RegExp(bank) });
  }

  async withdrawAll(amount: string): Promise<void> {
    const { page, hand } = this.#tab;
    const form = page.getByRole('form', { name: 'Withdraw money' });
    await hand.press(form.getByRole('button', { name: 'All' }));
    await hand.press(form.getByRole('button', { name: 'Continue' }));
    const dialog = page.getByRole('dialog', { name: `Withdraw ${amount}?` });
    await hand.press(dialog.getByRole('button', { name: `Withdraw ${amount}` }));
    await expect(dialog).toBeHidden();
  }

  async expectPayout(amount: string, status: string): Promise<void> {
    const row = this.#list('Payouts').getByRole('listitem').filter({ hasText: amount }).first();
    await expect(row).toContainText(status, { timeout: 60_000 });
  }

  #list(name: string): Locator {
    return this.#tab.page.getByRole('list', { name, exact: true });
  }
}
