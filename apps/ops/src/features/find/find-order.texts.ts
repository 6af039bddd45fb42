export const findTexts = {
  title: 'Find an order',
  field: 'Order, parcel or item',
  fieldWithPeople: 'Order, parcel, item or person',
  action: 'Find',
  tooShort: 'Type two characters or more.',
  hintWithPeople:
    'Scan or type an order number (SK-…), a parcel number, an item, or the email, mobile number or name of a buyer or seller.',
  hint: 'Scan or type an order number (SK-…), a parcel number, or the name or style code of an item.',
  mistyped: (text: string) => `“${text}” is mistyped: a digit or the last letter is wrong. Compare it with the label.`,
  nothing: (text: string) =>
    `Nothing found for “${text}”. Check each letter and digit. Emails and numbers have to be whole, and the name of an item finds its open orders only.`,
  searching: 'Searching',
  ordersFor: (text: string) => `Orders found for ${text}`,
  peopleFor: (text: string) => `People found for ${text}`,
  more: 'There are more. Type more words, or the whole number.',
} as const;
