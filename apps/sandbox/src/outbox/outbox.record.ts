import { z } from 'zod';

/** A text message that would have gone to a phone. */
export const smsRecord = z.object({
  id: z.int(),
  /** 639… without plus. */
  to: z.string(),
  text: z.string(),
  /** The one-time code in the text, when there is one. */
  code: z.string().nullable(),
  sender: z.string(),
  createdAt: z.string(),
});

/** A mail that would have gone out. */
export const mailRecord = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  /** The sender's own name of it: sent again under the same one, it stays one mail. */
  key: z.string().nullable().default(null),
  createdAt: z.string(),
});

export type Sms = z.infer<typeof smsRecord>;
export type Mail = z.infer<typeof mailRecord>;
