export const saleFields = ['date', 'item', 'size', 'price', 'region', 'brand'] as const;
export type SaleField = (typeof saleFields)[number];

/** The fields without which a sale cannot be replayed. The brand is optional: the item's name often begins with it. */
export const neededFields: readonly SaleField[] = ['date', 'item', 'size', 'price', 'region'];

/**
 * The column names under which files carry each field, in lower case, without spaces and punctuation. The most
 * telling name comes first: in a file with "Sale Price" and "Price", the former is the price.
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

/** An example of each field for the error that says which column is missing. */
export const columnExamples: Readonly<Record<SaleField, string>> = {
  date: 'Order Date',
  item: 'Sneaker Name',
  size: 'Shoe Size',
  price: 'Sale Price',
  region: 'Buyer Region',
  brand: 'Brand',
};
