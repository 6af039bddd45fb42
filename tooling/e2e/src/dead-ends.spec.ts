import { expect } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { AddressForm, places } from './pages/address-form.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson } from './people/new-person.ts';
import { mailedLink } from './sandbox/outbox.ts';
import { callerOf } from './stage/caller.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { phone } from './story/cast.ts';

const { press, write, choose } = pointerHand;
const NEW_PASSWORD = 'a-new-password-2026';

test('ux 4: a forgotten password is replaced by the mailed link, and the new one opens the page that was wanted', async ({
  newTab,
}) => {
  const person = newPerson('Forgetful');
  await callerOf(person, 'new');
  const page = await newTab('a person who forgot the password', phone);
  await page.goto('/orders');
  await press(page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await write(page.getByLabel('Email'), person.email);
  await press(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  await page.goto(await mailedLink(person.email, '/reset-password'));
  await write(page.getByLabel('New password', { exact: true }), NEW_PASSWORD);
  await press(page.getByRole('button', { name: 'Save new password' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
  // Tokens count whole seconds: one of this second might be from before the change, so all of them are refused.
  const changed = Math.floor(Date.now() / 1_000);
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(changed);

  await page.goto('/orders');
  await new SignInPage({ page, hand: pointerHand }).signIn({ email: person.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/\/orders(\?|$)/);
});

test('ux 5, ux 30: a bank is linked at the checkout, and the typed address is there when the buyer comes back to pay', async ({
  newTab,
}) => {
  const person = newPerson('Buyer');
  await callerOf(person, 'new');
  const { item, sku } = await listPairs(1);
  const page = await newTab('a buyer with a bank', phone);
  const query = new URLSearchParams({ item: item.id, sku: sku.id, lane: 'standard' });
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: `/checkout?${query}` })}`);
  const tab = { page, hand: pointerHand };
  await new SignInPage(tab).signIn(person);
  await new AddressForm(tab).fill(person, places.makati);

  await choose(page.getByRole('radio', { name: /^Card or bank/ }));
  const form = page.getByRole('form', { name: 'Link a payment method' });
  await choose(form.getByRole('radio', { name: /^BPI/ }));
  await press(form.getByRole('button', { name: 'Continue' }));
  await press(page.getByRole('button', { name: 'Approve', exact: true }));

  await expect(page.getByRole('radio', { name: places.makati.shown })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^BPI/ })).toBeChecked();
  await press(page.getByRole('button', { name: /^Pay ₱/ }));
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
});
