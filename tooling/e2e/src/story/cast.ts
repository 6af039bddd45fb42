import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Hand } from '../hands/hand.ts';
import type { Tab } from '../people/tab.ts';

export type NewTab = (name: string, options?: BrowserContextOptions) => Promise<Page>;

/** The people of a sale, each in a browser of their own. */
export type Cast = {
  readonly seller: Tab;
  readonly buyer: Tab;
  readonly warehouse: Tab;
  readonly inspector: Tab;
  /** The person who moves parcels in the sandbox. */
  readonly courier: Tab;
};

export const desk = { viewport: { width: 1280, height: 900 } } as const;
export const phone = { viewport: { width: 390, height: 844 } } as const;

type CastOptions = {
  readonly newTab: NewTab;
  /** Distinguishes two casts in the report of a failure. */
  readonly who: string;
  readonly hand: Hand;
  readonly buyerScreen: BrowserContextOptions;
};

export async function openCast({ newTab, who, hand, buyerScreen }: CastOptions): Promise<Cast> {
  const tab = async (name: string, options: BrowserContextOptions = desk): Promise<Tab> => ({
    page: await newTab(`${name} ${who}`, options),
    hand,
  });
  return {
    seller: await tab('the seller'),
    buyer: await tab('the buyer', buyerScreen),
    warehouse: await tab('the warehouse'),
    inspector: await tab('the inspector'),
    courier: await tab('the courier'),
  };
}

export async function secondTab({ page, hand }: Tab): Promise<Tab> {
  return { page: await page.context().newPage(), hand };
}
