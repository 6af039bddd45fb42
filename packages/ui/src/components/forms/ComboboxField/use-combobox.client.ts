'use client';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { type ComboboxState, moveCombobox } from './combobox.ts';

export type ComboboxOption = {
  id: string;
  label: string;
  /** Second line in 13 px: the city of a barangay, the style code of an item. */
  detail?: string | undefined;
  /** A small picture before the words: an Art, or an Icon. */
  picture?: ReactNode | undefined;
  /** At the end of the line: a count, a price. */
  end?: string | undefined;
};

type ComboboxUse<Option extends ComboboxOption> = {
  /** Id of the input; the ids of the list and its entries derive from it. */
  id: string;
  value: string;
  onValueChange: (text: string) => void;
  options: ReadonlyArray<Option>;
  onChoose: (option: Option) => void;
};

const shut: ComboboxState = { open: false, active: -1 };

/** The behaviour of ARIA's combobox, shared by every input with a list of suggestions. */
export function useCombobox<Option extends ComboboxOption>(use: ComboboxUse<Option>) {
  const { id, value, onValueChange, options, onChoose } = use;
  const [state, setState] = useState(shut);
  const isOpen = state.open && options.length > 0;
  const active = isOpen ? options[state.active] : undefined;
  const choose = (option: Option | undefined) => {
    setState(shut);
    if (option !== undefined) onChoose(option);
  };
  return {
    /** True while suggestions are asked for; the caller shows entries or a text instead. */
    isWanted: state.open,
    active,
    choose,
    open: () => setState((before) => (before.open ? before : { open: true, active: -1 })),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId(id),
      'aria-activedescendant': active === undefined ? undefined : optionId(id, active),
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onValueChange(event.currentTarget.value);
        setState({ open: true, active: -1 });
      },
      onBlur: () => setState(shut),
      onKeyDown: (event: KeyboardEvent) => {
        // While a Korean, Japanese or Chinese word is being composed, Enter and the arrows belong to the composition.
        if (event.nativeEvent.isComposing) return;
        const move = moveCombobox(state, event.key, options.length);
        if (move.handled) event.preventDefault();
        if (move.chosen === undefined) setState(move.state);
        else choose(options[move.chosen]);
      },
    },
  } as const;
}

export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, option: ComboboxOption): string => `${id}-option-${option.id}`;
