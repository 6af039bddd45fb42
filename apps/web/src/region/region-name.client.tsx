'use client';
import { regionNames } from '@suki/domain/delivery/region-names';
import { useRegion } from './region-store.ts';

/** The visitor's region by name. */
export function RegionName() {
  return <b>{regionNames[useRegion()]}</b>;
}
