'use client';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { SkuBook } from '@suki/sdk/types';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRegion } from '../../region/region-store.ts';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { type BuyPanel, buyPanel, initialSku, type SkuPrices } from './buy-panel.view-model.ts';

export type ItemChoiceProps = {
  readonly itemId: ItemId;
  readonly skus: readonly SkuPrices[];
  readonly systems: readonly SizeSystem[];
  /** The book of the size shown first, from the time when the page was rendered. */
  readonly initialBook: SkuBook | null;
  readonly children: ReactNode;
};

type ItemChoice = Omit<ItemChoiceProps, 'children' | 'initialBook'> & {
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

/** The visitor's choice on this page (size, size system, lane) with the newest known prices. */
export function ItemChoiceProvider({ itemId, skus, systems, initialBook, children }: ItemChoiceProps) {
  const [skuId, chooseSku] = useState(() => initialSku(skus));
  const [system, chooseSystem] = useState<SizeSystem>(systems[0] ?? 'no_size_conversion');
  const [lane, chooseLane] = useState<Lane>('standard');
  const [books, setBooks] = useState<Readonly<Record<string, SkuBook>>>(() =>
    initialBook === null ? {} : { [initialBook.skuId]: initialBook },
  );
  const [isBookLate, reportBook] = useState(false);
  const region = useRegion();
  const now = useVisitTime();
  const fresh = skus.map((sku) => ({ ...sku, ...pricesOf(books[sku.id]) }));
  const panel = buyPanel(fresh, { skuId, lane, system, region, now });
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
        chooseSystem,
        chooseLane,
        keepBook,
        reportBook,
      }}
    >
      {children}
    </Context>
  );
}

function pricesOf(book: SkuBook | undefined): Partial<SkuPrices> {
  if (book === undefined) {
    return {};
  }
  const { lowestAsk, lowestAskRegion, flashLowestAsk } = book;
  return { lowestAsk, flashLowestAsk, sellerRegion: isDeliveryRegion(lowestAskRegion) ? lowestAskRegion : null };
}

/** @throws Error outside of an item page. */
export function useItemChoice(): ItemChoice {
  const choice = useContext(Context);
  if (choice === null) {
    throw new Error('Expected an <ItemChoiceProvider> around this part of the item page.');
  }
  return choice;
}
