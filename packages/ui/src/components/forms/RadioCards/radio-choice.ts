import type { ComponentProps } from 'react';

/** State of a radio group: kept by the browser from `defaultValue`, or by the caller with `onValueChange`. */
export type RadioGroupState = {
  name: string;
  defaultValue?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
};

type RadioProps = Pick<
  ComponentProps<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'ref'
>;

/** The native properties of one radio button of the group. */
export function radioChoice({ name, defaultValue, value, onValueChange }: RadioGroupState, own: string): RadioProps {
  const common = { type: 'radio', name, value: own } as const;
  if (onValueChange === undefined) return { ...common, defaultChecked: own === (value ?? defaultValue) };
  return {
    ...common,
    checked: own === value,
    onChange: () => onValueChange(own),
    // A press before the page was hydrated has checked the button without an event. React leaves that state alone until
    // the next render, which undid it: a buyer saw another size than the one that they had pressed (23 November 2026).
    ref: (input) => {
      if (input?.checked === true && own !== value) onValueChange(own);
    },
  };
}
