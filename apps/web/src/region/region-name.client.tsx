'use client';
import { regionNames } from './region-names.ts';
import { useRegion } from './region-store.ts';

/** The visitor's region by name. */
export function RegionName() {
  return <b>{regionNames[useRegion()]}</b>;
}
