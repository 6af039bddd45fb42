/** The fields of an item in a file, in the order in which an export writes them. */
export const itemFields = [
  'name',
  'brand',
  'model',
  'colorway',
  'styleCode',
  'category',
  'gender',
  'retailPrice',
  'currency',
  'releaseDate',
  'sizes',
  'imageUrl',
] as const;
export type ItemField = (typeof itemFields)[number];

/** The texts of one row of a file; an empty text is a field without a value. */
export type RowTexts = Readonly<Record<ItemField, string>>;

/**
 * The column names under which files carry each field, in lower case, without spaces and punctuation, the most telling
 * one first.
 */
export const columnNames: Readonly<Record<ItemField, readonly string[]>> = {
  name: ['name', 'productname', 'itemname', 'productdisplayname', 'title'],
  brand: ['brand', 'brandname', 'designer', 'maker'],
  model: ['model', 'modelname', 'silhouette'],
  colorway: ['colorway', 'colourway', 'color', 'colour', 'basecolour', 'basecolor'],
  styleCode: ['stylecode', 'styleid', 'style', 'sku', 'mpn', 'articlenumber'],
  category: ['category', 'productcategory', 'articletype', 'subcategory'],
  gender: ['gender', 'genders', 'sex', 'department'],
  retailPrice: ['retailprice', 'retail', 'msrp', 'srp'],
  currency: ['currency', 'retailcurrency'],
  releaseDate: ['releasedate', 'released', 'launchdate'],
  sizes: ['sizes', 'size'],
  imageUrl: ['imageurl', 'image', 'picture', 'photourl'],
};

/** Words with which files say that they do not know a value. */
export const emptyWords: ReadonlySet<string> = new Set([
  '',
  'na',
  'n/a',
  'nan',
  'null',
  'none',
  'undefined',
  'unknown',
  '-',
]);
