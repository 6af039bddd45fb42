/** Words of the form that adds an item. */
export const newItemTexts = {
  title: 'New item',
  form: 'New item',
  intro: 'It is listed at once. Add photos on the next page.',
  brandHint: 'A new brand is added under Brands first.',
  modelHint: 'Left empty, it is the name.',
  codeHint: 'As on the box, with or without hyphens.',
  categoryHint: 'Boots, jeans and the like: choose the category. The drawing follows the name.',
  genderMissing: 'Choose who wears it.',
  sizes: 'Sizes',
  sizesHint: 'As on the box: 8; 8.5; 9. Left empty, it comes in the usual sizes.',
  add: 'Add the item',
  adding: 'Adding',
  added: (name: string) => `${name} is in the shop`,
  exists: 'The catalog has this item already. Nothing was saved.',
  seeIt: 'See the item that is there',
} as const;
