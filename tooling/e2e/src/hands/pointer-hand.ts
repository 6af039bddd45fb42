import { type Hand, shown } from './hand.ts';

export const pointerHand: Hand = {
  press: (target) => shown(target).click(),
  write: (field, text) => shown(field).fill(text),
  choose: (radio) => shown(radio).check(),
  select: async (list, label) => {
    await shown(list).selectOption({ label });
  },
  pick: async (field, { text, option }) => {
    await shown(field).fill(text);
    await field.page().getByRole('option', { name: option }).first().click();
  },
  attach: (field, path) => field.setInputFiles(path),
};
