import { expect, type Locator, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { WalletPage } from './pages/wallet-page.ts';
import { customers } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';
import { newBuyer } from './stage/new-buyer.ts';
import { phone } from './story/cast.ts';

const { press } = keyboardHand;

type Account = { readonly email: string; readonly password: string };

async function openAs(page: Page, path: string, person: Account): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: path })}`);
  await new SignInPage({ page, hand: keyboardHand }).signIn(person);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

async function answerAtGateway(page: Page, answer: 'Approve' | 'Cancel'): Promise<void> {
  await press(page.getByRole('button', { name: answer, exact: true }));
}

async function link(page: Page, wallet: string, answer: 'Approve' | 'Cancel'): Promise<void> {
  const form = page.getByRole('form', { name: 'Link a payment method' });
  await press(page.getByRole('button', { name: 'Link a method' }));
  await expect(form.getByRole('radio').first(), 'the first choice of the form that replaced the button').toBeFocused();
  await keyboardHand.choose(form.getByRole('radio', { name: wallet }));
  await press(form.getByRole('button', { name: 'Continue' }));
  await answerAtGateway(page, answer);
}

function methodRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem').filter({ hasText: name });
}

test('the focus moves to the result of each linking and unlinking of a payment method, with the keyboard alone', async ({
  newTab,
}) => {
  const page = await newTab('a person with a keyboard', phone);
  await openAs(page, '/wallet', (await newBuyer()).person);
  const opener = page.getByRole('button', { name: 'Link a method' });
  const news = page.getByRole('status').filter({ hasText: /linked/i });

  await test.step('a closed form gives the focus back to the button that opened the form', async () => {
    await press(opener);
    await press(page.getByRole('button', { name: 'Not now' }));
    await expect(opener).toBeFocused();
  });

  await test.step('a cancelled linking is reported once, in view, and leaves the address', async () => {
    await link(page, 'Maya', 'Cancel');
    await expect(news).toHaveText('You left before it was linked. Nothing has changed.');
    await expect(news).toBeFocused();
    await expect(news).toBeInViewport();
    await expect(page).toHaveURL(/\/wallet$/);
    await expect(methodRow(page, 'Maya')).not.toContainText('Up to');
    await expect(methodRow(page, 'Maya').getByRole('button')).toHaveText(['Unlink']);
  });

  await test.step('a successful linking is reported', async () => {
    await link(page, 'GrabPay', 'Approve');
    await expect(news).toHaveText('Linked. You can pay with it now.');
    await expect(news).toBeFocused();
    await expect(news).toBeInViewport();
  });

  await test.step('a method that becomes the default keeps the focus in its row', async () => {
    await link(page, 'BPI', 'Approve');
    await expect(news).toHaveText('Linked. You can pay with it now.');
    await press(page.getByRole('button', { name: /^Use as default: BPI/ }));
    await expect(page.getByText('Default now')).toBeVisible();
    await expect(methodRow(page, 'BPI')).toBeFocused();
  });

  await test.step('unlinking a row moves the focus to the next row, and from the last row to the heading', async () => {
    const unlink = page.getByRole('button', { name: /^Unlink: / });
    for (const left of [2, 1]) {
      await press(unlink.first());
      await press(page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
      await expect(unlink).toHaveCount(left);
      await expect(page.getByRole('list', { name: 'Payment methods' }).getByRole('button').first()).toBeFocused();
    }
    await press(unlink);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
    await expect(unlink).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeFocused();
  });
});

test('adding and removing withdrawal accounts with the keyboard never moves the focus to the top of the page', async ({
  newTab,
}) => {
  const page = await newTab('a person with a keyboard', phone);
  await openAs(page, '/wallet', (await newBuyer()).person);
  const wallet = new WalletPage({ page, hand: keyboardHand });
  const rows = page.getByRole('list', { name: 'Withdrawal accounts' });
  const opener = page.getByRole('button', { name: 'Add an account' });

  await press(opener);
  await expect(page.getByRole('radio', { name: 'GCash' }), 'the first field of the form').toBeFocused();
  await press(page.getByRole('form').getByRole('button', { name: 'Cancel' }));
  await expect(opener).toBeFocused();

  await wallet.addAccount({ bank: 'BDO', holder: 'Sol Seller', number: '001234567890' });
  await expect(opener, 'after the account was saved').toBeFocused();
  await wallet.addAccount({ bank: 'Security Bank', holder: 'Sol Seller', number: '001234567891' });

  const correct = page.getByRole('button', { name: /^Edit: Security/ });
  await press(correct);
  await expect(page.getByRole('form').getByRole('radio').first()).toBeFocused();
  await press(page.getByRole('form').getByRole('button', { name: 'Cancel' }));
  await expect(correct).toBeFocused();

  await press(page.getByRole('button', { name: /^Use as default: Security/ }));
  await expect(page.getByText('Default now')).toBeVisible();
  await expect(rows.getByRole('listitem').filter({ hasText: 'Security' })).toBeFocused();

  await press(page.getByRole('button', { name: /^Remove: Security/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('button', { name: /^Edit: BDO/ }), 'the row that is left').toBeFocused();
});

test('whoever is asked to sign in again types at once, sees a wrong password selected, and keeps what they typed', async ({
  newTab,
}) => {
  const page = await newTab('a person with a keyboard', phone);
  const { person } = await newBuyer();
  await openAs(page, '/wallet', person);
  let refusals = 0;
  // A sign-in is old after five minutes of real time, which no test waits for.
  await page.route(`${addresses.api}/user/withdrawal-account`, async (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue();
    refusals += 1;
    const { origin = '*' } = route.request().headers();
    const json = { code: 1011, reason: 'SIGN_IN_AGAIN', message: 'Sign in once more.', requestId: 'req_e2e' };
    return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': origin }, json });
  });
  await press(page.getByRole('button', { name: 'Add an account' }));
  const form = page.getByRole('form', { name: 'New withdrawal account' });
  await keyboardHand.choose(form.getByRole('radio', { name: 'BDO', exact: true }));
  await keyboardHand.write(form.getByLabel('Account name'), 'Sol Seller');
  await keyboardHand.write(form.getByLabel('Account number'), '001234567890');
  await press(form.getByRole('button', { name: 'Save the account' }));

  const question = page.getByRole('dialog', { name: 'Is this still you?' });
  const password = question.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('not-this-one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Incorrect password')).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('list', { name: 'Withdrawal accounts' })).toContainText('BDO Unibank');
  await expect(page.getByRole('list', { name: 'Withdrawal accounts' })).toContainText('On hold');
});

test('a form that replaces a button focuses its first field, and returns the focus to the button when it closes', async ({
  newTab,
}) => {
  const bids = await (await callerOf(customers.buyer))('listBids', { query: { tabId: 'active' } });
  const bid = bids.items.find(({ next }) => next.actions.includes('edit_bid'));
  const asks = await (await callerOf(customers.seller))('listAsks', { query: { tabId: 'selling' } });
  const ask = asks.items.find(({ next }) => next.actions.includes('edit_ask'));
  const forms = [
    { who: customers.buyer, path: `/bid/${bid?.id}`, opens: 'Change price or days', closes: 'Leave it as it is' },
    { who: customers.seller, path: `/ask/${ask?.id}`, opens: 'Change price or days', closes: 'Leave it as it is' },
    { who: customers.buyer, path: '/account', opens: 'Change number', closes: 'Keep this number' },
  ];
  for (const { who, path, opens, closes } of forms) {
    await test.step(path, async () => {
      const page = await newTab(`somebody on ${path}`, phone);
      await openAs(page, path, who);
      const opener = page.getByRole('button', { name: opens });
      await press(opener);
      await expect(page.getByRole('main').locator('input:focus')).toBeVisible();
      await press(page.getByRole('button', { name: closes }));
      await expect(opener).toBeFocused();
    });
  }
});
