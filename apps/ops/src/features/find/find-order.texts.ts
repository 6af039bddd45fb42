export const findTexts = {
  title: 'Find an order',
  field: 'Order, parcel or item',
  action: 'Find',
  tooShort: 'Type two characters or more.',
  hintWithPeople:
    'Scan or type an order number (SK-…), a parcel number, an item, or the email, mobile number or name of a buyer or seller.',
  hint: 'Scan or type an order number (SK-…), a parcel number, or the name or style code of an item.',
  mistyped: (text: string) => `“${text}” is mistyped: a digit or the last letter is wrong. Compare it with the label.`,
  nothing: (text: string) =>
    `Nothing found for “${text}”. Items are found by their open orders; type an email or a number in full.`,
  searching: 'Searching',
  orders: 'Orders',
  ordersFor: (text: string) => `Orders found for ${text}`,
  people: 'People',
  peopleFor: (text: string) => `People found for ${text}`,
  more: 'There are more. Type more words, or the whole number.',
} as const;
