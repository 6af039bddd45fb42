import { type DeliveryRegion, deliveryRegions } from '@suki/domain/delivery/regions.table';
import type { PenaltyPayer } from '@suki/domain/quote/penalty-row';
import { type Lane, lanes } from '@suki/domain/trade/facts/statuses';
import { typedPrice } from '../trade/price-field.view-model.ts';
import { type Cancellation, cancellationOf } from './cancellation.view-model.ts';

/** The inputs of the page. All calculators share them, and the address of the page keeps them. */
export type CalculatorInputs = {
  /** Typed digits, pesos; may be empty or invalid. */
  readonly price: string;
  readonly to: DeliveryRegion;
  /** Null while unknown. */
  readonly from: DeliveryRegion | null;
  readonly lane: Lane;
  /** The text of the date field: empty when it was cleared, null for today. */
  readonly day: string | null;
  readonly payer: PenaltyPayer;
  readonly end: Cancellation;
};

/** An item of ₱8,000, sold and bought in Metro Manila. */
export const defaultInputs: CalculatorInputs = {
  price: '8000',
  to: 'NCR',
  from: null,
  lane: 'standard',
  day: null,
  payer: 'seller',
  end: 'seller_ship_timeout',
};

/** A region in the form of an address: "north-luzon" for "North Luzon". */
export function regionWord(region: DeliveryRegion): string {
  return region.toLowerCase().replace(' ', '-');
}

/** The region of such an address part; null for any other text. */
export function regionOfWord(word: string | null): DeliveryRegion | null {
  return deliveryRegions.find((region) => regionWord(region) === word) ?? null;
}

/** Reads the query of an address; a missing or invalid parameter gets its default. */
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

/** The query for these inputs with its question mark; empty when all are defaults. */
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
