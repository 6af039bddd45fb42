import { expect, type Locator } from '@playwright/test';
import { type Hand, shown } from './hand.ts';

/** No page of ours has so many stops before the one that is wanted. */
const TABS_MAX = 250;

/** Somebody who has a keyboard and nothing else. */
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
    // Waited for before the way to the field: a key and the wish to hear of the dialog reach the page on different ways, and once the key was first,
    // so that the dialog opened without a word. On the way the page is asked for its focus, which it answers after the wish.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      reach(field).then(() => page.keyboard.press('Enter')),
    ]);
    await chooser.setFiles(path);
  },
};

/** Presses Tab until the target has the focus, and looks whether one can see that it has. */
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

/** A group of radio buttons is one stop; arrow keys go on inside it. */
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

/** An outline of its own, of the label that it covers or of the box round it. */
function showsFocus(element: Element): boolean {
  for (let shown: Element | null = element; shown !== null && shown !== document.body; shown = shown.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') {
      return true;
    }
  }
  return false;
}
