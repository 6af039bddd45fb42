import type { Category } from '@suki/domain/catalogue/categories';
import type { SizeLabels } from '@suki/domain/catalogue/size-label';
import { type RememberedSizes, sizeKindOf } from '@suki/domain/catalogue/size-memory';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { sizeDefaults } from '@suki/domain/config/size-defaults';
import { useSyncExternalStore } from 'react';
import { readSizes, type StoredSizes } from './stored-sizes.ts';

const KEY = 'suki.sizes';
const none: StoredSizes = { system: null, sizes: {} };
const listeners = new Set<() => void>();
let known: StoredSizes | undefined;

function stored(): StoredSizes {
  if (known === undefined) {
    const text = localStorage.getItem(KEY);
    known = text === null ? none : readSizes(text);
  }
  return known;
}

function changed(next: StoredSizes): void {
  known = next;
  for (const listener of listeners) {
    listener();
  }
}

function keep(next: StoredSizes): void {
  localStorage.setItem(KEY, JSON.stringify(next));
  changed(next);
}

/** Remembers the size system that a visitor chose, for every page and the next visit. */
export function rememberSystem(system: SizeSystem): void {
  keep({ ...stored(), system });
}

/** Remembers the size that a visitor chose, as their own of its kind. */
export function rememberSize(chosen: { readonly category: Category; readonly sizes: SizeLabels }): void {
  const kind = sizeKindOf(chosen);
  if (kind !== null) keep({ ...stored(), sizes: { ...stored().sizes, [kind]: chosen.sizes } });
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY) changed(readSizes(event.newValue));
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/*
 * Each hook reads one part: what equals the server's draws nothing a second time after hydration, and most visitors
 * have stored nothing.
 */

/** The size system that the visitor reads; on the server and until hydration the default of everybody. */
export function useSizeSystem(): SizeSystem {
  return useSyncExternalStore(
    subscribe,
    () => stored().system ?? sizeDefaults.system,
    () => sizeDefaults.system,
  );
}

/** The visitor's own sizes; none on the server and until hydration. */
export function useRememberedSizes(): RememberedSizes {
  return useSyncExternalStore(
    subscribe,
    () => stored().sizes,
    () => none.sizes,
  );
}
