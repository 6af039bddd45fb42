import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { idempotent } from '../xendit/idempotency.ts';
import { xenditId } from '../xendit/ids.ts';
import { readInput } from '../xendit/read-input.ts';
import { notFound, xenditError } from '../xendit/xendit-error.ts';
import type { Customer } from './customer.record.ts';

const looseObject = z.record(z.string(), z.unknown());

const customerInput = z.object({
  reference_id: z.string().min(1).max(255),
  type: z.enum(['INDIVIDUAL', 'BUSINESS']).default('INDIVIDUAL'),
  individual_detail: looseObject.nullish(),
  business_detail: looseObject.nullish(),
  description: z.string().max(500).nullish(),
  email: z.email().nullish(),
  mobile_number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')
    .nullish(),
  phone_number: z.string().nullish(),
  addresses: z.array(looseObject).nullish(),
  metadata: looseObject.nullish(),
});

export function customerRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/customers', (request, reply) => {
    const answer = idempotent(context, {
      request,
      conflictCode: 'IDEMPOTENCY_ERROR',
      run: () => ({ status: 201, body: createCustomer(context, readInput(customerInput, request.body)) }),
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.get<{ Params: { id: string } }>('/customers/:id', (request) => {
    const customer = store.state.customers.find((row) => row.id === request.params.id);
    if (!customer) {
      throw notFound('Customer', request.params.id);
    }
    return customer;
  });

  app.get('/customers', (request) => {
    const query = readInput(z.object({ reference_id: z.string().min(1) }), request.query);
    return { data: store.state.customers.filter((row) => row.reference_id === query.reference_id), has_more: false };
  });
}

function createCustomer(context: SandboxContext, input: z.infer<typeof customerInput>): Customer {
  const { store, clock } = context;
  if (store.state.customers.some((customer) => customer.reference_id === input.reference_id)) {
    throw xenditError({
      status: 400,
      code: 'DUPLICATE_END_CUSTOMER_ERROR',
      message: `Customer with reference_id ${input.reference_id} already exists`,
    });
  }
  const now = timestamp(clock);
  const customer: Customer = {
    id: xenditId('customer'),
    type: input.type,
    reference_id: input.reference_id,
    individual_detail: input.individual_detail ?? null,
    business_detail: input.business_detail ?? null,
    description: input.description ?? null,
    email: input.email ?? null,
    mobile_number: input.mobile_number ?? null,
    phone_number: input.phone_number ?? null,
    addresses: input.addresses ?? null,
    identity_accounts: null,
    kyc_documents: null,
    metadata: input.metadata ?? null,
    status: 'ACTIVE',
    created: now,
    updated: now,
  };
  store.state.customers.push(customer);
  store.changed();
  return customer;
}
