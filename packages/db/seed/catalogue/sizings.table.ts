import type { Audience, CatalogueSizeTemplateId } from './catalogue.types.ts';

/** The chart by its number, and the offered labels in its base system. */
type Offered = { readonly template: CatalogueSizeTemplateId; readonly sizes: readonly string[] };
type Offers = { readonly men: Offered } & Partial<Record<Exclude<Audience, 'men'>, Offered>>;

const template = (number: string): CatalogueSizeTemplateId => `szt_01jd00000000000000000000${number}`;
const offered = (number: string, sizes: string): Offered => ({ template: template(number), sizes: sizes.split(' ') });

const men = '7 7.5 8 8.5 9 9.5 10 10.5 11 12';
const women = '6.5 7 7.5 8 8.5 9 9.5 10';
const kids = '4Y 4.5Y 5Y 5.5Y 6Y 6.5Y 7Y';
const letters = 'S M L XL';
const oneSize: Offered = { template: template('12'), sizes: ['One size'] };

/** The sizes in which goods are offered; an audience without a row of its own has the men's. */
const sizings = {
  nike: { men: offered('01', men), women: offered('02', '5.5 6 6.5 7 7.5 8 8.5 9 9.5 10'), kids: offered('03', kids) },
  nikeSlide: { men: offered('01', '7 8 9 10 11 12'), women: offered('02', '6 7 8 9 10') },
  adidas: { men: offered('04', men), women: offered('17', women), kids: offered('19', kids) },
  adidasSlides: { men: offered('08', '6 7 8 9 10 11 12') },
  converse: { men: offered('05', '4 5 6 7 8 8.5 9 9.5 10 11'), women: offered('25', women), kids: offered('19', kids) },
  newBalance: { men: offered('06', men), women: offered('20', women) },
  house: { men: offered('07', men), women: offered('18', women), kids: offered('19', kids) },
  crocs: { men: offered('09', '6 7 8 9 10 11'), women: offered('22', '6 7 8 9 10 11') },
  asics: { men: offered('13', men) },
  vans: { men: offered('14', '5 6 7 8 8.5 9 9.5 10 11'), women: offered('21', women) },
  salomon: { men: offered('15', '7 7.5 8 8.5 9 9.5 10 10.5 11') },
  on: { men: offered('16', '7 7.5 8 8.5 9 9.5 10 10.5 11') },
  letters: { men: offered('10', letters), women: offered('10', 'XS S M L') },
  kidsLetters: { men: offered('23', letters), kids: offered('23', letters) },
  trousers: {
    men: { template: template('11'), sizes: [28, 30, 31, 32, 33, 34, 36].map((waist) => `W${waist} L32`) },
  },
  fitted: { men: { template: template('24'), sizes: ['7', '7⅛', '7¼', '7⅜', '7½', '7⅝'] } },
  oneSize: { men: oneSize, women: oneSize, kids: oneSize },
} as const satisfies Readonly<Record<string, Offers>>;

export type Sizing = keyof typeof sizings;

/** Returns the chart and the offered sizes of goods for this audience. */
export function sizesFor(sizing: Sizing, audience: Audience): Offered {
  const offers: Offers = sizings[sizing];
  return offers[audience] ?? offers.men;
}
