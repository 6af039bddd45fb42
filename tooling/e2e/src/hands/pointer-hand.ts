import type { Hand } from './hand.ts';

/** Somebody with a mouse or a finger. */
export const pointerHand: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
  select: async (list, label) => {
    await list.selectOption({ label });
  },
  pick: async (field, { text, option }) => {
    await field.fill(text);
    await field.page().getByRole('option', { name: option }).first().click();
  },
  attach: (field, path) => field.setInputFiles(path),
};
