'use client';
import type { Category } from '@suki/domain/catalogue/categories';
import { systemFor } from '@suki/domain/catalogue/size-label';
import { rememberedSku, sizeKindOf } from '@suki/domain/catalogue/size-memory';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { SkuBook } from '@suki/sdk/types';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRegion } from '../../region/region-store.ts';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { rememberSize, rememberSystem, useRememberedSizes, useSizeSystem } from '../../sizes/size-store.ts';
import { type BuyPanel, buyPanel, onlySku, type SkuPrices } from './buy-panel.view-model.ts';
import type { SystemOption } from './size-label.ts';

export type ItemChoiceProps = {
  readonly itemId: ItemId;
  readonly category: Category;
  readonly skus: readonly SkuPrices[];
  readonly systems: readonly SystemOption[];
  /** The book of an item that comes in one size, from the time when the page was rendered. */
  readonly initialBook: SkuBook | null;
  readonly children: ReactNode;
};

type ItemChoice = Omit<ItemChoiceProps, 'category' | 'children' | 'initialBook'> & {
  /** Null until the visitor chooses, unless the item has their remembered size or only one (ux 7). */
  readonly skuId: SkuId | null;
  readonly system: SizeSystem;
  readonly panel: BuyPanel;
  /** The book of the chosen size; null while it is being read. */
  readonly book: SkuBook | null;
  readonly chooseSku: (skuId: SkuId) => void;
  readonly chooseSystem: (system: SizeSystem) => void;
  readonly chooseLane: (lane: Lane) => void;
  readonly keepBook: (book: SkuBook) => void;
  /** True when the book could not be read. */
  readonly isBookLate: boolean;
  readonly reportBook: (hasFailed: boolean) => void;
};

const Context = createContext<ItemChoice | null>(null);

/**
 * The visitor's choice on this page (size, lane) with the newest known prices. Size system and size are remembered for
 * the next item; a size that the visitor never chose is not preselected.
 */
export function ItemChoiceProvider({ itemId, category, skus, systems, initialBook, children }: ItemChoiceProps) {
  const [picked, setPicked] = useState<SkuId | null>(null);
  const [lane, chooseLane] = useState<Lane | null>(null);
  const preferred = useSizeSystem();
  const remembered = useRememberedSku(category, skus);
  const skuId = picked ?? onlySku(skus) ?? remembered;
  const offered = systems.map(({ value }) => value);
  const system = systemFor(offered, preferred) ?? 'no_size_conversion';
  const [books, setBooks] = useState<Readonly<Record<string, SkuBook>>>(() =>
    initialBook === null ? {} : { [initialBook.skuId]: initialBook },
  );
  const [isBookLate, reportBook] = useState(false);
  const region = useRegion();
  const now = useVisitTime();
  const fresh = skus.map((sku) => ({ ...sku, ...pricesOf(books[sku.id]) }));
  const panel = buyPanel(fresh, { skuId, lane, system, region, now });
  const chooseSku = (chosen: SkuId): void => {
    setPicked(chosen);
    const sku = skus.find(({ id }) => id === chosen);
    if (sku !== undefined) rememberSize({ category, sizes: sku.sizes });
  };
  const keepBook = (book: SkuBook): void =>
    setBooks((known) => (known[book.skuId] === book ? known : { ...known, [book.skuId]: book }));
  const book = (skuId === null ? undefined : books[skuId]) ?? null;
  return (
    <Context
      value={{
        itemId,
        skus,
        systems,
        skuId,
        system,
        panel,
        book,
        isBookLate,
        chooseSku,
        chooseSystem: rememberSystem,
        chooseLane,
        keepBook,
        reportBook,
      }}
    >
      {children}
    </Context>
  );
}

/** The size of this item that the visitor chose before, of whatever item. */
function useRememberedSku(category: Category, skus: readonly SkuPrices[]): SkuId | null {
  const preferred = useSizeSystem();
  const sizes = useRememberedSizes();
  const [first] = skus;
  const kind = first === undefined ? null : sizeKindOf({ category, sizes: first.sizes });
  return kind === null ? null : (rememberedSku(skus, sizes[kind], preferred)?.id ?? null);
}

function pricesOf(book: SkuBook | undefined): Partial<SkuPrices> {
  if (book === undefined) {
    return {};
  }
  const { lowestAsk, lowestAskRegion, flashLowestAsk } = book;
  return { lowestAsk, lowestAskRegion, flashLowestAsk };
}

/** @throws Error outside of an item page. */
export function useItemChoice(): ItemChoice {
  const choice = useContext(Context);
  if (choice === null) {
    throw new Error('Expected an <ItemChoiceProvider> around this part of the item page.');
  }
  return choice;
}
