import { routes } from '@suki/contract/routes';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { ApiRefusal } from './api-refusal.ts';
import { readInput } from './read-input.ts';

test('a payment that does not say how is answered with each way to pay and what it needs', () => {
  const came = { params: { bidId: 'bid_01jd0000000000000000000001' }, query: {}, body: {} } as FastifyRequest;
  const rules = rulesOf(refusalOf(() => readInput(routes.payBidDeposit, came)));
  const [saved, wallet] = ['paymentMethodId: .+, returnPath: .+', 'paymentMethod: .+, returnPath: [^;]+'];
  expect(rules).toEqual([
    expect.stringMatching(new RegExp(`^body: Expected one of these forms: ${saved}; or ${wallet}$`)),
  ]);
});

test('an id that may be of several things is answered with each of them', () => {
  const came = { params: { id: 'nonsense' }, query: {}, body: {} } as FastifyRequest;
  const rules = rulesOf(refusalOf(() => readInput(routes.cancelAcceptedBid, came)));
  expect(rules).toEqual([
    'params.id: Expected one of these forms: Expected an id like ord_0123456789; or Expected an id like bid_0123456789; or Expected an id like ask_0123456789',
  ]);
});

function rulesOf({ options }: ApiRefusal): readonly string[] {
  const { fields } = options.details as {
    readonly fields: readonly { readonly field: string; readonly rule: string }[];
  };
  return fields.map(({ field, rule }) => `${field}: ${rule}`);
}

function refusalOf(run: () => unknown): ApiRefusal {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiRefusal) return error;
    throw error;
  }
  throw new Error('Expected the input to be refused.');
}
