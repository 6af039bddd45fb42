import { useSyncExternalStore } from 'react';
import { type CalculatorInputs, inputsOf, searchOf } from './calculator-inputs.view-model.ts';

/** Browsers refuse more than a hundred changes of the address in 30 s. */
const KEEP_AFTER_MS = 300;

/** Inputs that are not in the address yet. */
let entered: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The address changed by itself: back or forward. */
function followAddress(): void {
  if (timer === undefined) {
    tell();
  }
}

function keep(): void {
  timer = undefined;
  // With the router's own state, `replaceState` only renames the entry of the history; without it the router would take
  // the change for a navigation.
  history.replaceState(history.state, '', `${location.pathname}${entered ?? location.search}${location.hash}`);
  entered = null;
}

function enter(inputs: CalculatorInputs): void {
  entered = searchOf(inputs);
  clearTimeout(timer);
  timer = setTimeout(keep, KEEP_AFTER_MS);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', followAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('popstate', followAddress);
      clearTimeout(timer);
      timer = undefined;
      entered = null;
    }
  };
}

export type CalculatorProps = {
  readonly inputs: CalculatorInputs;
  readonly change: (part: Partial<CalculatorInputs>) => void;
};

/** The inputs of the page. The address is their only memory, so that a shared link and the back button restore them. */
export function useCalculatorInputs(): CalculatorProps {
  const search = useSyncExternalStore(
    subscribe,
    () => entered ?? location.search,
    () => '',
  );
  const inputs = inputsOf(search);
  return { inputs, change: (part) => enter({ ...inputs, ...part }) };
}
