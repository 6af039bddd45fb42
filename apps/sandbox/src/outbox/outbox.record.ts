import { z } from 'zod';

export const smsRecord = z.object({
  id: z.int(),
  /** 639… without plus. */
  to: z.string(),
  text: z.string(),
  code: z.string().nullable(),
  sender: z.string(),
  createdAt: z.string(),
});

export const mailRecord = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** The sender's idempotency key: a mail sent again under the same key stays one mail. */
  key: z.string().nullable().default(null),
  createdAt: z.string(),
});

export type Sms = z.infer<typeof smsRecord>;
export type Mail = z.infer<typeof mailRecord>;
