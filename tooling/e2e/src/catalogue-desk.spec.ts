import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';
import { lookOver } from './quality/look-over.ts';
import { callerOf } from './stage/caller.ts';

const reason = 'The pictures show another colorway.';
/** An item of the demonstration that no other test looks for. */
const SEARCHED = 'Golden Goose Super-Star';

test('an editor finds an item, changes it, is told of a colleague’s change, and takes it out of the shop with the keyboard alone', async ({
  newTab,
}) => {
  const { press, select, write } = keyboardHand;
  const editor = await callerOf(staff.catalogue);
  const { items } = await editor('listCatalogueItems', { query: { text: SEARCHED, limit: '10' } });
  const id = String(items[0]?.id);
  const name = String(items[0]?.name);
  const page = await newTab('the editor');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await expect(page).toHaveURL(/\/catalogue$/);
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveCount(1);

  await write(page.getByLabel('Name, style code or brand'), SEARCHED);
  await page.keyboard.press('Enter');
  await lookOver(page);
  await press(page.getByRole('main').locator(`a[href$="/catalogue/item/${id}"]`));
  const form = page.getByRole('form', { name: 'Edit' });
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await lookOver(page);

  await form.getByLabel('Name').fill('x');
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByText('Use 3 to 160 characters.')).toBeVisible();
  await form.getByLabel('Name').fill(`${name} Edited`);
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1, name: `${name} Edited` })).toBeVisible();
  await expect(page.getByText(`Name: ${name} → ${name} Edited`)).toBeVisible();

  // A colleague saves meanwhile.
  const seen = await editor('getCatalogueItem', { params: { id } });
  const { version, model, colourway, styleCode, description, category, genders, retailPrice, releaseDate } = seen;
  const facts = { version, model, colourway, styleCode, description, category, genders, retailPrice, releaseDate };
  const body = { ...facts, name, brandIds: seen.brand.map((brand) => brand.id), reason: null };
  await form.getByLabel('Model').fill('Mine');
  await editor('editCatalogueItem', { params: { id }, body });
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(form.getByRole('alert')).toContainText('A colleague has saved this item');
  await expect(form.getByLabel('Model')).toHaveValue('Mine');
  await press(form.getByRole('button', { name: 'Show the saved item' }));
  await expect(form.getByLabel('Model')).toHaveValue(model);

  // Out of the shop, with what it means said before.
  await press(page.locator('summary').filter({ hasText: 'Unlist it' }));
  const acts = page.locator('details[open]');
  await expect(acts).toContainText('Asks and bids stay');
  await write(acts.getByLabel('Reason'), reason);
  await press(acts.getByRole('button', { name: 'Unlist it' }));
  await expect(page.getByText('Status: Listed → Unlisted')).toBeVisible();
  const shopper = await newTab('a shopper');
  await expect.poll(async () => (await shopper.request.get(`${addresses.web}/item/${id}`)).status()).toBe(404);

  // Back, as a change of what is selected.
  await press(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Catalog/ }));
  await write(page.getByLabel('Name, style code or brand'), SEARCHED);
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
  const bulk = page.getByRole('region', { name: 'Change what is selected' });
  await select(bulk.getByLabel('To'), 'Listed');
  await write(bulk.getByLabel('Reason'), 'The pictures are right again.');
  await press(bulk.getByRole('button', { name: 'See what would change' }));
  await expect(bulk.getByText('1 of 1 would change.')).toBeVisible();
  await lookOver(page);
  await press(bulk.getByRole('button', { name: 'Change 1 item' }));
  await expect(bulk).toBeHidden();
  await expect.poll(async () => (await shopper.request.get(`${addresses.web}/item/${id}`)).status()).toBe(200);

  await page.goto(`${addresses.ops}/catalogue/history`);
  await expect(page.getByText('Status: Unlisted → Listed').first()).toBeVisible();
  await expect(page.getByText(/^Cara Mendoza, .*The pictures are right again\.$/).first()).toBeVisible();
  await lookOver(page);
});

test('an editor tries a fee on past sales, and hides words of the search page', async ({ newTab }) => {
  const { press, write } = keyboardHand;
  const page = await newTab('the editor of fees');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await page.goto(`${addresses.ops}/catalogue/fees`);
  const form = page.getByRole('form', { name: 'Plan a fee' });
  await write(form.getByLabel('Share'), '9');
  await press(form.getByRole('button', { name: 'Try it on past sales' }));
  await expect(form.getByText(/^The last \d+ sales?$/)).toBeVisible();
  await expect(form.getByRole('list', { name: 'The biggest changes' })).toBeVisible();
  await lookOver(page);

  await page.goto(`${addresses.ops}/catalogue/lists`);
  const words = page.getByRole('form', { name: 'Words below the search field' });
  const box = words.getByRole('checkbox', { name: 'Shown' }).first();
  const hidden = await words.getByLabel('Words', { exact: true }).first().inputValue();
  await box.press('Space');
  await press(words.getByRole('button', { name: 'Save: Words below the search field' }));
  await expect(page.getByText('Words below the search field: saved')).toBeVisible();
  const editor = await callerOf(staff.catalogue);
  expect((await editor('listSearchKeywords')).keywords).not.toContain(hidden);
  await lookOver(page);
  await box.press('Space');
  await press(words.getByRole('button', { name: 'Save: Words below the search field' }));
  await expect.poll(async () => (await editor('listSearchKeywords')).keywords).toContain(hidden);
});
