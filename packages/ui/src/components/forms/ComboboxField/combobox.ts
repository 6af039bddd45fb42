/** State of a combobox's list: open or closed, and the entry marked by the arrow keys (-1: none, the text itself). */
export type ComboboxState = { open: boolean; active: number };

/** Result of a key press: the new state, the chosen entry, and whether the browser's reaction is prevented. */
export type ComboboxMove = { state: ComboboxState; chosen: number | undefined; handled: boolean };

const shut: ComboboxState = { open: false, active: -1 };

/**
 * Handles one key press in an ARIA combobox with a list. Arrows open the list and cycle through the entries and the
 * text (-1). Enter and Tab choose the entry that the arrows stand on; without an entry, Enter goes to the form. Escape
 * closes the list and keeps the text.
 */
export function moveCombobox(state: ComboboxState, key: string, count: number): ComboboxMove {
  const stay: ComboboxMove = { state, chosen: undefined, handled: false };
  const goTo = (active: number): ComboboxMove => ({ state: { open: true, active }, chosen: undefined, handled: true });
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return stay;
      return goTo(state.open && state.active < count - 1 ? state.active + 1 : state.open ? -1 : 0);
    case 'ArrowUp':
      if (count === 0) return stay;
      return goTo(state.open && state.active >= 0 ? state.active - 1 : count - 1);
    // Home and End move the text cursor unless the arrows already stand in the list.
    case 'Home':
      return state.open && state.active >= 0 ? goTo(0) : stay;
    case 'End':
      return state.open && state.active >= 0 ? goTo(count - 1) : stay;
    case 'Enter':
      if (!state.open || state.active < 0) return stay;
      return { state: shut, chosen: state.active, handled: true };
    case 'Tab':
      if (!state.open || state.active < 0) return { state: shut, chosen: undefined, handled: false };
      return { state: shut, chosen: state.active, handled: false };
    case 'Escape':
      return state.open ? { state: shut, chosen: undefined, handled: true } : stay;
    default:
      return stay;
  }
}
