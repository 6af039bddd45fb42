import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';
import { lookOver } from './quality/look-over.ts';
import { callerOf } from './stage/caller.ts';

const { press, select, write, pick } = keyboardHand;
/** A code of letters is one word of search; each run adds an item of its own. */
const codeOf = (random: number): string =>
  random
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)
    .toUpperCase()
    .padEnd(6, 'Q');

test('an editor adds an item with the keyboard alone, is told what is wrong, and shoppers find it within seconds', async ({
  newTab,
}) => {
  const code = codeOf(Math.random());
  const name = `Puma Suede ${code}`;
  const page = await newTab('the editor of a new item');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await press(page.getByRole('main').getByRole('link', { name: 'New item' }));
  const form = page.getByRole('form', { name: 'New item' });
  await press(form.getByRole('button', { name: 'Add the item' }));
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByText('Choose a brand from the list.')).toBeVisible();
  await expect(form.getByText('Choose who wears it.')).toBeVisible();
  await lookOver(page);

  await write(form.getByLabel('Name'), name);
  await pick(form.getByRole('combobox', { name: 'Brand' }), { text: 'Puma', option: /^Puma$/ });
  await write(form.getByLabel('Style code'), code);
  await form.getByRole('checkbox', { name: 'Men', exact: true }).press('Space');
  await write(form.getByLabel('Sizes'), '9; 47');
  await press(form.getByRole('button', { name: 'Add the item' }));
  await expect(form.getByText('The size chart has no size "47" (Shoes, house chart).')).toBeVisible();
  await expect(form.getByLabel('Sizes')).toBeFocused();
  await write(form.getByLabel('Sizes'), '9; 9.5');
  await press(form.getByRole('button', { name: 'Add the item' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Add photos')).toBeVisible();

  const shopper = await newTab('a shopper of the new item');
  await shopper.goto(`${addresses.web}/search?keyword=${code}`);
  await expect(shopper.getByRole('link', { name: new RegExp(code) }).first()).toBeVisible();

  await page.goto(`${addresses.ops}/catalogue/new`);
  await write(form.getByLabel('Name'), 'Another name');
  await pick(form.getByRole('combobox', { name: 'Brand' }), { text: 'Puma', option: /^Puma$/ });
  await write(form.getByLabel('Style code'), code.toLowerCase());
  await form.getByRole('checkbox', { name: 'Men', exact: true }).press('Space');
  await press(form.getByRole('button', { name: 'Add the item' }));
  await press(form.getByRole('link', { name: 'See the item that is there' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an editor chooses the items of a section of home, and the public page shows them', async ({ newTab }) => {
  const editor = await callerOf(staff.catalogue);
  const params = { section: 'kids' } as const;
  const save = async (rule: 'chosen' | 'interest', itemIds: readonly string[]) => {
    const { version } = await editor('getCatalogueSection', { params });
    await editor('saveCatalogueSection', { params, body: { version, rule, itemIds: [...itemIds] } });
  };
  const text = 'Salomon';
  const first = await editor('getCatalogueSection', { params });
  // A run that stopped may have left the section to the shop.
  await save(
    'interest',
    first.items.filter(({ name }) => !name.includes(text)).map(({ id }) => id),
  );
  const before = await editor('getCatalogueSection', { params });
  const page = await newTab('the editor of a section');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await page.goto(`${addresses.ops}/catalogue/lists`);
  await press(page.getByRole('link', { name: 'Choose items: Kids' }));
  const form = page.getByRole('form', { name: 'Items of the section' });
  await lookOver(page);
  await pick(form.getByRole('combobox', { name: 'Add an item' }), { text, option: new RegExp(text) });
  const added = String(await form.getByRole('listitem').last().getByRole('link').textContent());
  expect(added).toContain(text);
  await press(form.getByRole('button', { name: 'Save the section' }));
  await expect(page.getByText('The section is saved')).toBeVisible();
  const saved = await editor('getCatalogueSection', { params });
  expect(saved.items).toHaveLength(before.items.length + 1);
  const { sections } = await editor('recommendItems', { query: {} });
  const shown = sections.find(({ id }) => id === 'kids')?.items.map(({ id }) => id) ?? [];
  expect(shown).toContain(saved.items.at(-1)?.id);

  await select(form.getByLabel('Filled'), 'By itself, best sellers first');
  await press(form.getByRole('button', { name: 'Save the section' }));
  await expect(page.getByText(/Filled: By hand/).first()).toBeVisible();
  await lookOver(page);
  await save(
    'interest',
    before.items.map(({ id }) => id),
  );
});

test('an editor corrects a size chart, and the item page follows', async ({ newTab }) => {
  const editor = await callerOf(staff.catalogue);
  const page = await newTab('the editor of charts');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await page.goto(`${addresses.ops}/catalogue/charts`);
  await lookOver(page);
  const add = page.getByRole('form', { name: 'Add a chart' });
  const name = `Test chart ${codeOf(Math.random())}`;
  await write(add.getByLabel('Name'), name);
  await select(add.getByLabel('Begins as'), 'Vans, women');
  await press(add.getByRole('button', { name: 'Add it' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const form = page.getByRole('form', { name: 'Sizes' });
  await press(form.getByRole('button', { name: /^Edit / }).first());
  await write(form.getByRole('textbox', { name: 'EU', exact: true }), '34.5');
  await lookOver(page);
  await press(form.getByRole('button', { name: 'Save the chart' }));
  await expect(form.getByText('Say why in a few words.')).toBeVisible();
  await write(form.getByLabel('Reason'), 'The maker has printed a new chart.');
  await press(form.getByRole('button', { name: 'Save the chart' }));
  await expect(page.getByText(/^Sizes: .*EU 34\.5/)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const template = await editor('getSizeTemplate', { params: { id } });
  expect(template.rows[0]?.eu).toBe('34.5');
});

test('an editor takes a planned fee back before its day', async ({ newTab }) => {
  const editor = await callerOf(staff.catalogue);
  const effectiveFrom = '2040-01-01T00:00:00+08:00';
  const rule = { feeType: 'percentage', feeAmount: 5, discountFeeAmount: null, minFee: null, maxFee: null } as const;
  const scope = { kind: 'payment', category: 'collectibles', brandId: null } as const;
  await editor('planFeeRule', { body: { ...scope, rule, effectiveFrom, reason: 'A price list to come.' } });
  const page = await newTab('the editor of a plan');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  await page.goto(`${addresses.ops}/catalogue/fees`);
  const plan = page
    .getByRole('listitem')
    .filter({ hasText: 'Payment fee: Collectibles' })
    .filter({ hasText: 'Sun 1 Jan' });
  await press(plan.locator('summary'));
  await lookOver(page);
  await write(plan.getByLabel('Reason'), 'The price list has changed.');
  await press(plan.getByRole('button', { name: 'Take it back' }));
  await expect(plan).toHaveCount(0);
  await page.goto(`${addresses.ops}/catalogue/history`);
  await expect(page.getByText(/The price list has changed\.$/).first()).toBeVisible();
});

test('what an editor may not open leads back to the catalog', async ({ newTab }) => {
  const page = await newTab('an editor who has lost the way');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.catalogue);
  for (const path of ['/alerts', '/nowhere', '/catalogue/item/x']) {
    await page.goto(`${addresses.ops}${path}`);
    await press(page.getByRole('link', { name: 'Go to the catalog' }));
    await expect(page).toHaveURL(/\/catalogue$/);
  }
});
