import { chance } from '@suki/api/seed/chance';
import { type Stage, wayOf } from './deal.ts';
import { makePerson, type Person } from './people.ts';
import { regionOfText } from './regions.ts';
import type { StoredSale } from './stored-sales.ts';

const SELLERS = 5;
/** Sellers whose pairs lie in the warehouse. */
const STORERS = 3;
const BUYERS_IN_A_REGION = 2;
/** People of a lane have numbers of their own. */
const NUMBERS = 10_000;

/** The people of a lane, made when they are first needed and used again and again. */
export function laneCast({ act, dependencies }: Stage, lane: number) {
  const people = new Map<string, Promise<Person>>();
  const person = (key: string, make: (number: number) => Promise<Person>): Promise<Person> => {
    const known = people.get(key) ?? make((lane + 1) * NUMBERS + people.size);
    people.set(key, known);
    return known;
  };
  const sellers: Person[] = [];
  return {
    /** Everybody who has sold. */
    sellers,
    sellerOf: (sale: StoredSale) => {
      const isStored = wayOf(sale) === 'stock';
      const drawn = Math.floor(chance(`seller ${sale.line}`) * (isStored ? STORERS : SELLERS));
      const which = isStored ? SELLERS + drawn : drawn;
      const wanted = {
        name: `Seller ${lane + 1}-${which + 1}`,
        region: regionOfText(`seller ${which}`),
        hasBankAccount: true,
        hasEmail: isStored,
      };
      return person(`seller ${which}`, async (number) => {
        const made = await makePerson(act, { number, ...wanted }, dependencies);
        sellers.push(made);
        return made;
      });
    },
    buyerOf: (sale: StoredSale) => {
      const region = regionOfText(sale.region);
      const which = Math.floor(chance(`buyer ${sale.line}`) * BUYERS_IN_A_REGION);
      const wanted = { name: `Buyer ${lane + 1}-${which + 1}`, region, hasCard: true };
      return person(`buyer ${region} ${which}`, (number) => makePerson(act, { number, ...wanted }, dependencies));
    },
  };
}
