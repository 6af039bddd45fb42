/** Names of values of filters; a value without one (a size, a year) is its own name. */
export const facetValueNames: Readonly<Record<string, string>> = {
  shoes: 'Shoes',
  apparel: 'Apparel',
  collectibles: 'Collectibles',
  handbags: 'Handbags',
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  new: 'New',
  used: 'Used',
  true: 'Flash',
};
