/** What the replay reads of a sale. */
export const saleFields = ['date', 'item', 'size', 'price', 'region', 'brand'] as const;
export type SaleField = (typeof saleFields)[number];

/** Without these a sale cannot be replayed; a file without a brand names it in the item, or nowhere. */
export const neededFields: readonly SaleField[] = ['date', 'item', 'size', 'price', 'region'];

/**
 * The names under which files carry each field, without case, spaces and punctuation, the most telling first: a file with "Sale Price" and
 * "Price" means the former.
 */
export const columnNames: Readonly<Record<SaleField, readonly string[]>> = {
  date: [
    'orderdate',
    'saledate',
    'solddate',
    'datesold',
    'soldat',
    'soldon',
    'transactiondate',
    'createdat',
    'timestamp',
    'date',
    'day',
  ],
  item: [
    'sneakername',
    'itemname',
    'productname',
    'sneaker',
    'shoename',
    'product',
    'item',
    'shoe',
    'name',
    'title',
    'model',
  ],
  size: ['shoesize', 'itemsize', 'sneakersize', 'ussize', 'sizeus', 'size'],
  price: ['saleprice', 'pricesold', 'soldprice', 'sellingprice', 'soldfor', 'orderprice', 'amount', 'price'],
  region: [
    'buyerregion',
    'buyerstate',
    'buyerlocation',
    'buyerarea',
    'shiptostate',
    'shiptoregion',
    'destination',
    'region',
    'state',
    'province',
    'location',
  ],
  brand: ['brand', 'brandname', 'maker', 'designer', 'manufacturer'],
};

/** An example of each field, for the sentence about one that is missing. */
export const columnExamples: Readonly<Record<SaleField, string>> = {
  date: 'Order Date',
  item: 'Sneaker Name',
  size: 'Shoe Size',
  price: 'Sale Price',
  region: 'Buyer Region',
  brand: 'Brand',
};
