import { expect } from '@playwright/test';
import type { Person } from '../people/new-person.ts';
import type { Tab } from '../people/tab.ts';
import { phoneCode } from '../sandbox/outbox.ts';

export class PhoneForm {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async verify({ phoneNumber }: Pick<Person, 'phoneNumber'>): Promise<void> {
    const { page, hand } = this.#tab;
    const form = page.getByRole('form', { name: 'Phone number' });
    await hand.write(form.getByLabel('Mobile number'), phoneNumber);
    await hand.press(form.getByRole('button', { name: 'Send code' }));
    await expect(form.getByLabel('Code')).toBeVisible();
    await hand.write(form.getByLabel('Code'), await phoneCode(phoneNumber));
    await hand.press(form.getByRole('button', { name: 'Verify number' }));
    await expect(form).toBeHidden();
  }
}
