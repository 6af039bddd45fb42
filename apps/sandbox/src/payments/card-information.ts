import { z } from 'zod';

export const cardInformation = z.object({
  card_number: z.string().regex(/^\d{12,19}$/, 'must be 12 to 19 digits'),
  expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/, 'must be two digits, 01 to 12'),
  expiry_year: z.string().regex(/^20\d\d$/, 'must be four digits'),
  cardholder_name: z.string().nullish(),
  cvv: z.string().nullish(),
});
