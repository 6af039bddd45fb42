import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';
import type { PenaltyPayer } from '@suki/domain/quote/penalty-row';
import { type Lane, lanes } from '@suki/domain/trade/facts/statuses';
import { typedPrice } from '../trade/price-field.view-model.ts';
import { type Cancellation, cancellationOf } from './cancellation.view-model.ts';

/** What is entered on the page. All calculators share it, and the address of the page keeps it. */
export type CalculatorInputs = {
  /** Typed digits, pesos; may be empty or against the price rule. */
  readonly price: string;
  readonly to: DeliveryRegion;
  /** Null: not known. */
  readonly from: DeliveryRegion | null;
  readonly lane: Lane;
  /** As the date field has it; empty when it was cleared, null for today. */
  readonly day: string | null;
  readonly payer: PenaltyPayer;
  readonly end: Cancellation;
};

/** A usual pair, sold and bought in Metro Manila. */
export const defaultInputs: CalculatorInputs = {
  price: '8000',
  to: 'NCR',
  from: null,
  lane: 'standard',
  day: null,
  payer: 'seller',
  end: 'seller_ship_timeout',
};

/** "North Luzon" as an address has it: "north-luzon". */
export function regionWord(region: DeliveryRegion): string {
  return region.toLowerCase().replace(' ', '-');
}

/** The region of such a word; null for anything else. */
export function regionOfWord(word: string | null): DeliveryRegion | null {
  return deliveryRegions.find((region) => regionWord(region) === word) ?? null;
}

/** What the query of an address says; what it does not say, or says wrongly, is as usual. */
export function inputsOf(search: string): CalculatorInputs {
  const query = new URLSearchParams(search);
  const price = query.get('price');
  const payer: PenaltyPayer = query.get('payer') === 'bidder' ? 'bidder' : 'seller';
  return {
    price: price === null ? defaultInputs.price : typedPrice(price),
    to: regionOfWord(query.get('to')) ?? defaultInputs.to,
    from: regionOfWord(query.get('from')),
    lane: lanes.find((lane) => lane === query.get('lane')) ?? defaultInputs.lane,
    day: query.get('day'),
    payer,
    end: cancellationOf(query.get('case'), payer),
  };
}

/** The query that says this, with its question mark; empty when all is as usual. */
export function searchOf({ price, to, from, lane, day, payer, end }: CalculatorInputs): string {
  const usualEnd = cancellationOf(null, payer);
  const said: readonly (readonly [string, string | null])[] = [
    ['price', price === defaultInputs.price ? null : price],
    ['to', to === defaultInputs.to ? null : regionWord(to)],
    ['from', from === null ? null : regionWord(from)],
    ['lane', lane === defaultInputs.lane ? null : lane],
    ['day', day],
    ['payer', payer === defaultInputs.payer ? null : payer],
    ['case', end === usualEnd ? null : end],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of said) {
    if (value !== null) {
      query.set(name, value);
    }
  }
  return query.size === 0 ? '' : `?${query}`;
}
