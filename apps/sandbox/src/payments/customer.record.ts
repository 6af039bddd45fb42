import { z } from 'zod';

const looseObject = z.record(z.string(), z.unknown());

/** A customer in the wire shape; nothing else is known of them. */
export const customerRecord = z.object({
  id: z.string(),
  type: z.enum(['INDIVIDUAL', 'BUSINESS']),
  reference_id: z.string(),
  individual_detail: looseObject.nullable(),
  business_detail: looseObject.nullable(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  phone_number: z.string().nullable(),
  addresses: z.array(looseObject).nullable(),
  identity_accounts: z.array(looseObject).nullable(),
  kyc_documents: z.array(looseObject).nullable(),
  metadata: looseObject.nullable(),
  status: z.enum(['ACTIVE', 'INACTIVE', 'PENDING', 'BLOCKED', 'DELETED']),
  created: z.string(),
  updated: z.string(),
});

export type Customer = z.infer<typeof customerRecord>;
