import { expect, test } from 'vitest';
import { type ComboboxState, moveCombobox } from './combobox.ts';

const shut = { open: false, active: -1 };
const open = (active: number): ComboboxState => ({ open: true, active });

test.each<[string, ComboboxState, string, number, ComboboxState, number | undefined, boolean]>([
  ['arrow down opens the list on its first entry', shut, 'ArrowDown', 3, open(0), undefined, true],
  ['arrow up opens the list on its last entry', shut, 'ArrowUp', 3, open(2), undefined, true],
  ['arrow down goes on', open(0), 'ArrowDown', 3, open(1), undefined, true],
  ['arrow down goes from the last entry back to the text', open(2), 'ArrowDown', 3, open(-1), undefined, true],
  ['arrow up goes from the first entry back to the text', open(0), 'ArrowUp', 3, open(-1), undefined, true],
  ['arrow up goes from the text to the last entry', open(-1), 'ArrowUp', 3, open(2), undefined, true],
  ['arrows do nothing in an empty list', shut, 'ArrowDown', 0, shut, undefined, false],
  ['home goes to the first entry inside the list', open(2), 'Home', 3, open(0), undefined, true],
  ['end goes to the last entry inside the list', open(0), 'End', 3, open(2), undefined, true],
  ['home belongs to the text while the list is not entered', open(-1), 'Home', 3, open(-1), undefined, false],
  ['enter takes the entry', open(1), 'Enter', 3, shut, 1, true],
  ['enter without an entry stays with the form', open(-1), 'Enter', 3, open(-1), undefined, false],
  ['tab takes the entry and still leaves the field', open(1), 'Tab', 3, shut, 1, false],
  ['tab without an entry shuts the list', open(-1), 'Tab', 3, shut, undefined, false],
  ['escape shuts the list', open(1), 'Escape', 3, shut, undefined, true],
  ['escape on a shut list stays with the dialog around it', shut, 'Escape', 3, shut, undefined, false],
  ['letters belong to the text', open(1), 'a', 3, open(1), undefined, false],
])('%s', (_title, state, key, count, expected, chosen, handled) => {
  expect(moveCombobox(state, key, count)).toEqual({ state: expected, chosen, handled });
});
