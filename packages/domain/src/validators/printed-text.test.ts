import { expect, test } from 'vitest';
import { validateLandmark, validateRecipient, validateStreet } from './address.ts';
import { whyNotPrinted } from './printed-text.ts';
import { validateAccountHolderName } from './withdrawal-account.ts';

const fields = { validateRecipient, validateStreet, validateLandmark, validateAccountHolderName };

const refused = [
  ['<img src=x onerror=alert(1)>', 'field.markup'],
  ['Juan <b>', 'field.markup'],
  ['12 > 13 Street', 'field.markup'],
  ['＜script＞', 'field.markup'],
  ['=HYPERLINK("https://evil.example")', 'field.leadingSign'],
  ['  =1+1', 'field.leadingSign'],
  ['+1 Street', 'field.leadingSign'],
  ['-1 Street', 'field.leadingSign'],
  ['−1 Street', 'field.leadingSign'],
  ['@SUM(A1)', 'field.leadingSign'],
  ['＝1+1', 'field.leadingSign'],
  ['＠SUM', 'field.leadingSign'],
  ['Juan\u0000Cruz', 'field.hiddenCharacters'],
  ['Juan\tCruz', 'field.hiddenCharacters'],
  ['Juan\r\n=1', 'field.hiddenCharacters'],
] as const;

test.each(refused)('security 17: no field that is printed takes %j', (text, messageId) => {
  for (const validate of Object.values(fields)) expect(validate(text)).toEqual({ ok: false, messageId });
});

test.each([
  '#12 Mabini St. = corner',
  'Unit 3-B, Tower 1 + 2',
  "Ma. Luisa D'Souza-Reyes",
  'Peñafrancia @ Rizal',
  '7/F & up',
  '1-A',
])('security 17: %j is a text like any other', (text) => {
  expect(whyNotPrinted(text)).toBeNull();
  for (const validate of Object.values(fields)) expect(validate(text).ok || text.length < 4).toBe(true);
});
