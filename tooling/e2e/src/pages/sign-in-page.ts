import { expect } from '@playwright/test';
import type { Person } from '../people/new-person.ts';
import type { Tab } from '../people/tab.ts';

export class SignInPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto('/sign-in');
  }

  async register({ name, email, password }: Person): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Create account' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
    await hand.write(page.getByLabel('Name', { exact: true }), name);
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), password);
    await this.#becomingKnown(() => hand.press(page.getByRole('button', { name: 'Create account' })));
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), password);
    await this.#becomingKnown(() => hand.press(page.getByRole('main').getByRole('button', { name: 'Sign in' })));
  }

  /** Signs in through the emulator's stand-in for Google's window. */
  async continueWithGoogle({ email }: Pick<Person, 'email'>): Promise<void> {
    const { page, hand } = this.#tab;
    await hand.press(page.getByRole('button', { name: 'Continue with Google' }));
    const dialog = page.getByRole('dialog', { name: 'Google, on this machine' });
    await hand.write(dialog.getByLabel('Email'), email);
    await this.#becomingKnown(() => hand.press(dialog.getByRole('button', { name: 'Continue as this person' })));
  }

  /** Expects `GET /api/login` to set the web session, which scripts cannot read. */
  async #becomingKnown(press: () => Promise<void>): Promise<void> {
    const { page } = this.#tab;
    const login = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/login');
    await press();
    expect((await login).status(), 'the status of GET /api/login').toBe(200);
    const cookies = await page.context().cookies(page.url());
    expect(
      cookies.map(({ httpOnly }) => httpOnly),
      `the web session among the cookies ${cookies.map(({ name }) => name)}`,
    ).toContain(true);
  }
}
