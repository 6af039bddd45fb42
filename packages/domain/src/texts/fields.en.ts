/** What a person reads beside a field. */
export const fieldsEn = {
  'field.required': 'Fill this in.',
  'field.name.length': 'Use 3 to 20 characters.',
  'field.name.characters': "Use letters, digits, spaces and . , ' - _ & ( ) only.",
  'field.email': 'Enter an email address like name@example.com.',
  'field.password': 'Use 8 to 50 characters.',
  'field.password.same': 'Choose another password than the present one.',
  'field.phoneNumber': 'Enter a Philippine mobile number like 0917 123 4567.',
  'field.code': 'Enter the six digits that we sent you.',
  'field.number': 'Enter a number.',
  'field.price.step': 'Use a multiple of ₱50.',
  'field.price.min': 'The lowest price is {min}.',
  'field.price.max': 'The highest price is {max}.',
  'field.cardBrand': 'We take Visa, Mastercard and JCB.',
  'field.recipient': 'Enter the name of the person who receives the parcel, 2 to 60 characters.',
  'field.street': 'Enter house number and street, 3 to 120 characters.',
  'field.postalCode': 'A postal code has four digits.',
  'field.landmark': 'Use at most 120 characters.',
  'field.hiddenCharacters':
    'Write it in one line, without characters that cannot be seen. Type it instead of pasting it.',
  'field.place': 'Choose a barangay from the list.',
  'field.trackingNumber': 'Enter the number as it stands on the courier’s receipt: 8 to 30 letters and digits.',
  'field.trackingNumberUsed':
    'Another parcel has this number already. Compare it with the courier’s receipt; if it is the same, ask support.',
  'field.accountNumber': 'An account number has 6 to 20 digits.',
  'field.accountHolderName': 'Enter the name as the bank knows it, 2 to 80 characters.',
  'field.amount.min': 'The smallest amount is {min}.',
  'field.amount.max': 'You can withdraw {max} now.',
} as const;

export type FieldMessageId = keyof typeof fieldsEn;
