import { type DeliveryRegion, isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import { useSyncExternalStore } from 'react';
import { defaultRegion } from './default-region.ts';

const KEY = 'suki.region';
const listeners = new Set<() => void>();
let chosen: DeliveryRegion | null | undefined;

function stored(): DeliveryRegion | null {
  if (chosen === undefined) {
    const text = localStorage.getItem(KEY);
    chosen = isDeliveryRegion(text) ? text : null;
  }
  return chosen;
}

function changed(region: DeliveryRegion | null): void {
  chosen = region;
  for (const listener of listeners) {
    listener();
  }
}

/** Saves the visitor's choice. */
export function setRegion(region: DeliveryRegion): void {
  localStorage.setItem(KEY, region);
  changed(region);
}

/** Takes the account's region, unless the visitor has chosen one in this browser. */
export function suggestRegion(region: string | null): void {
  if (stored() === null && isDeliveryRegion(region)) {
    setRegion(region);
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY) {
      changed(isDeliveryRegion(event.newValue) ? event.newValue : null);
    }
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's delivery region: chosen once, kept in this browser, shared by its tabs. */
export function useRegion(): DeliveryRegion {
  return useSyncExternalStore(
    subscribe,
    () => stored() ?? defaultRegion,
    () => defaultRegion,
  );
}
