import { chance } from '@suki/api/seed/chance';
import { meetingOf, type Stage } from './deal.ts';
import { makePerson, type Person } from './people.ts';
import { regionOfText } from './regions.ts';
import type { StoredSale } from './stored-sales.ts';

const SELLERS = 5;
const STORERS = 3;
const BUYERS_IN_A_REGION = 2;
/** Each worker numbers its people from its own multiple of this. */
const NUMBERS = 10_000;

/** Makes the people of a worker when they are first needed, and returns the same people afterwards. */
export function workerCast({ act, dependencies }: Stage, worker: number) {
  const people = new Map<string, Promise<Person>>();
  const person = (key: string, make: (number: number) => Promise<Person>): Promise<Person> => {
    const known = people.get(key) ?? make((worker + 1) * NUMBERS + people.size);
    people.set(key, known);
    return known;
  };
  const sellers: Person[] = [];
  return {
    sellers,
    sellerOf: (sale: StoredSale) => {
      const isStored = meetingOf(sale) === 'stock';
      const drawn = Math.floor(chance(`seller ${sale.line}`) * (isStored ? STORERS : SELLERS));
      const which = isStored ? SELLERS + drawn : drawn;
      const wanted = {
        name: `Seller ${worker + 1}-${which + 1}`,
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
      const wanted = { name: `Buyer ${worker + 1}-${which + 1}`, region, hasCard: true };
      return person(`buyer ${region} ${which}`, (number) => makePerson(act, { number, ...wanted }, dependencies));
    },
  };
}
