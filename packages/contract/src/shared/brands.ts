import { type Id, type IdPrefix, idPattern } from '@suki/domain/ids/id';
import type { Centavos as CentavosValue } from '@suki/domain/money/centavos';
import { z } from 'zod';

/*
 * The domain's branded types as schemas. Each is a named component with `x-brand`, so that the generated SDK has
 * `Centavos` and `AskId` instead of number and string.
 */

/** An amount in whole centavos. */
export const Centavos = z.int().min(-9_000_000_000_000).max(9_000_000_000_000).meta({
  id: 'Centavos',
  description: 'Philippine pesos in whole centavos',
  'x-brand': 'Centavos',
}) as unknown as z.ZodType<CentavosValue, number>;

function id<Prefix extends IdPrefix>(prefix: Prefix, name: string): z.ZodType<Id<Prefix>, string> {
  return z
    .string()
    .regex(new RegExp(idPattern(prefix)), `Expected an id like ${prefix}_0123456789`)
    .meta({ id: name, 'x-brand': name }) as unknown as z.ZodType<Id<Prefix>, string>;
}

export const UserId = id('usr', 'UserId');
export const VerificationMailId = id('vml', 'VerificationMailId');
export const ItemId = id('itm', 'ItemId');
export const SkuId = id('sku', 'SkuId');
export const BrandId = id('brd', 'BrandId');
export const SizeTemplateId = id('szt', 'SizeTemplateId');
export const AskId = id('ask', 'AskId');
export const BidId = id('bid', 'BidId');
export const OrderId = id('ord', 'OrderId');
export const DepositId = id('dep', 'DepositId');
export const AttemptId = id('att', 'AttemptId');
export const RefundId = id('ref', 'RefundId');
export const PayoutId = id('pyo', 'PayoutId');
export const WithdrawalAccountId = id('wac', 'WithdrawalAccountId');
export const PaymentMethodId = id('pmt', 'PaymentMethodId');
export const AddressId = id('adr', 'AddressId');
export const MessageId = id('msg', 'MessageId');
export const CertificateId = id('crt', 'CertificateId');
export const TrackingId = id('trk', 'TrackingId');
export const FileId = id('fil', 'FileId');
export const ApprovalId = id('apv', 'ApprovalId');
export const AlertId = id('alr', 'AlertId');
export const CategoryId = id('cat', 'CategoryId');
export const KeptId = id('kpt', 'KeptId');
export const ReconciliationId = id('rec', 'ReconciliationId');

export const Moment = z.iso.datetime({ offset: true }).meta({ id: 'Moment' });
/** A calendar date in Asia/Manila. */
export const CalendarDate = z.iso.date().meta({ id: 'CalendarDate' });
