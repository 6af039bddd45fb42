import type { Page } from '@playwright/test';

export type Shift = { readonly value: number; readonly moved: readonly string[] };

/** Layout shift is reported with three decimals; half a unit of the last one counts as no shift. */
export const NO_SHIFT = 0.0005;

/** Records every shift without an input from the first paint on; call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] } = { value: 0, moved: [] };
    Object.assign(globalThis, { sukiShifts: shifts });
    type Moved = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Moved[]) {
        if (!entry.hadRecentInput) {
          shifts.value += entry.value;
          shifts.moved.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShift(page: Page): Promise<Shift> {
  return page.evaluate(() => Reflect.get(globalThis, 'sukiShifts'));
}
