import type { SizeChart } from '../convert-size.ts';
import { adidasMen } from './adidas.ts';
import { asics } from './asics.ts';
import { converse } from './converse.ts';
import { crocs } from './crocs.ts';
import { house, houseKids } from './house.ts';
import { newBalance } from './new-balance.ts';
import { nikeKids, nikeMen, nikeWomen } from './nike.ts';
import { on } from './on.ts';
import { salomon } from './salomon.ts';
import { vans } from './vans.ts';

/** For whom a shoe is sold. Goods for both men and women are sold by the men's number. */
export type ShoeGender = 'men' | 'women' | 'kids';

type Charts = { readonly men: SizeChart; readonly women?: SizeChart; readonly kids?: SizeChart };

const nike: Charts = { men: nikeMen, women: nikeWomen, kids: nikeKids };

/** The charts of the brands whose shoes we sell, by the brand's slug. */
const charts: Readonly<Record<string, Charts>> = {
  nike,
  jordan: nike,
  adidas: { men: adidasMen },
  asics: { men: asics },
  converse: { men: converse },
  crocs: { men: crocs },
  'new-balance': { men: newBalance },
  on: { men: on },
  salomon: { men: salomon },
  vans: { men: vans },
};

/** Women's goods never show a men's number, so their chart does not know it (ADR 0133). */
function womenOf({ rows }: SizeChart): SizeChart {
  const ownNumber = rows.filter((row) => row.us_w !== undefined);
  return { baseSystem: 'us_w', rows: ownNumber.map(({ us_m: _men, ...row }) => row) };
}

/** Returns the size chart of a brand's shoes; the house chart for a brand whose chart is not known (ADR 0133). */
export function chartOfBrand(slug: string, gender: ShoeGender): SizeChart {
  const own = Object.hasOwn(charts, slug) ? charts[slug] : undefined;
  const { men, women, kids } = own ?? { men: house };
  switch (gender) {
    case 'men':
      return men;
    case 'women':
      return women ?? womenOf(men);
    case 'kids':
      return kids ?? houseKids;
    default:
      return gender satisfies never;
  }
}
