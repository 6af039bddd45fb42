import { useRegion } from '../../../region/region-store.ts';
import { useVisitTime } from '../../../shell/clock/browser-clock.ts';
import type { Visitor } from './tile.view-model.ts';

/** What a price depends on: where it goes and when it is asked. */
export function useVisitor(): Visitor {
  return { region: useRegion(), now: useVisitTime() };
}
