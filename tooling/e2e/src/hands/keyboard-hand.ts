import { expect, type Locator } from '@playwright/test';
import { type Hand, shown } from './hand.ts';

/** Presses of Tab before the search for a target fails; no page of ours has as many stops. */
const TABS_MAX = 250;

export const keyboardHand: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  },
  choose: async (radio) => {
    await reachRadio(radio);
    await expect(radio, 'the radio button that the arrow keys led to').toBeChecked();
  },
  select: async (list, label) => {
    await reach(list);
    await list.page().keyboard.type(label);
    await expect(list.locator('option:checked'), 'the entry that its letters led to').toHaveText(label);
  },
  pick: async (field, { text, option }) => {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.type(text);
    const wanted = field.page().getByRole('option', { name: option }).first();
    await expect(wanted).toBeVisible();
    for (let presses = 0; (await wanted.getAttribute('aria-selected')) !== 'true'; presses += 1) {
      expect(presses, `presses of the arrow key before the entry ${option} was reached`).toBeLessThan(TABS_MAX);
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
  },
  attach: async (field, path) => {
    const page = field.page();
    // The page is asked for its dialog before the way to the field. The key and this wish travel separately, and once
    // the key came first, so that the dialog opened unnoticed. The way asks the page for its focus, and the page
    // answers in order, after the wish.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      reach(field).then(() => page.keyboard.press('Enter')),
    ]);
    await chooser.setFiles(path);
  },
};

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function reach(wanted: Locator): Promise<void> {
  const target = shown(wanted);
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let tabs = 0; !(await hasFocus(target)); tabs += 1) {
    expect(tabs, `presses of Tab without reaching ${target}`).toBeLessThan(TABS_MAX);
    await keyboard.press('Tab');
  }
  expect(await target.evaluate(showsFocus), `a visible focus on ${target}`).toBe(true);
}

/** Reaches a group of radio buttons, which is one stop of Tab; arrow keys move inside the group. */
async function reachRadio(radio: Locator): Promise<void> {
  await expect(radio).toBeAttached();
  const { keyboard } = radio.page();
  for (let tabs = 0; !(await radio.evaluate(isGroupFocused)); tabs += 1) {
    expect(tabs, `presses of Tab without reaching the group of ${radio}`).toBeLessThan(TABS_MAX);
    await keyboard.press('Tab');
  }
  for (let arrows = 0; !(await hasFocus(radio)); arrows += 1) {
    expect(arrows, `presses of the arrow key without reaching ${radio}`).toBeLessThan(TABS_MAX);
    await keyboard.press('ArrowRight');
  }
  if (!(await radio.isChecked())) {
    await keyboard.press('Space');
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

function isGroupFocused(radio: Element): boolean {
  const focused = document.activeElement;
  const isRadio = focused instanceof HTMLInputElement && radio instanceof HTMLInputElement;
  return isRadio && focused.type === 'radio' && focused.name === radio.name && focused.form === radio.form;
}

/** Looks for an outline or shadow of the element, of its label, or of a box around it. */
function showsFocus(element: Element): boolean {
  for (let shown: Element | null = element; shown !== null && shown !== document.body; shown = shown.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') {
      return true;
    }
  }
  return false;
}
