import { expect } from '@playwright/test';
import type { Person } from '../people/new-person.ts';
import type { Tab } from '../people/tab.ts';

export type Place = { readonly search: string; readonly option: RegExp; readonly shown: RegExp };

/** Barangays of two regions, so that parcels cross regions. */
export const places = {
  makati: { search: 'Bel-Air', option: /Bel-Air.*Makati/, shown: /Bel-Air, Makati City/ },
  cebu: { search: 'Guadalupe', option: /Guadalupe.*Cebu City/, shown: /Guadalupe, Cebu City/ },
} as const satisfies Record<string, Place>;

/** The form for a new address, on every page that has one. */
export class AddressForm {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Fills the form of a page whose own button saves it. */
  async fill({ name, phoneNumber }: Person, place: Place): Promise<void> {
    const { page, hand } = this.#tab;
    const form = page.getByRole('form', { name: 'New address' });
    await hand.write(form.getByLabel('Full name'), name);
    await hand.write(form.getByLabel('Mobile number'), phoneNumber);
    await hand.pick(form.getByRole('combobox', { name: 'Barangay or city' }), {
      text: place.search,
      option: place.option,
    });
    await hand.write(form.getByLabel('House number and street'), '12 Sampaguita Street');
  }

  async save(person: Person, place: Place): Promise<void> {
    const { page, hand } = this.#tab;
    await this.fill(person, place);
    const form = page.getByRole('form', { name: 'New address' });
    await hand.press(form.getByRole('button', { name: 'Save address' }));
    await expect(page.getByRole('radio', { name: place.shown })).toBeChecked();
  }
}
