import { markIdentity } from '@suki/db/queries/identity-marks';
import { lockPaymentMethod, paymentMethodById, storePaymentMethodReport } from '@suki/db/queries/payment-methods';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import { isId } from '@suki/domain/ids/id';
import { isLaterStatus } from '@suki/domain/payments/later-status';
import type { Dependencies } from '../../dependencies.ts';
import type { SavedMethod } from '../../ports/payment-gateway.ts';
import { redirectOf } from '../payments/redirect-of.ts';
import { markOfPayer } from '../withdrawal-accounts/identity-mark.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log' | 'secrets'>;

/**
 * Brings the gateway's report of a saved method into our row: by the rank of its status, never by the order in which
 * reports come. A method that was made for a single payment has no row; its attempt reports it.
 */
export async function settlePaymentMethod(report: SavedMethod, { pool, clock, log, secrets }: Needs): Promise<void> {
  const id = report.referenceId;
  if (!isId('pmt', id)) return;
  const found = await paymentMethodById(pool, id);
  if (found === undefined) {
    log.error({ referenceId: id }, 'The gateway reports a payment method that nobody linked; look it up there.');
    return;
  }
  await withTransaction(pool, async (tx) => {
    // The user is locked first, as in every command that sets or clears the default.
    await lockUser(tx, found.userId);
    const stored = await lockPaymentMethod(tx, id);
    if (stored === undefined) return;
    if (stored.gatewayMethodId !== null && stored.gatewayMethodId !== report.id) {
      log.error(
        { paymentMethodId: id, gatewayMethodId: report.id },
        'The gateway reports a second method under our id.',
      );
      return;
    }
    if (report.status === 'ACTIVE' && report.payer !== null) {
      const mark = markOfPayer(report.payer, secrets);
      await markIdentity(tx, found.userId, mark, { at: clock.now(), isProven: false });
    }
    const isLater = isLaterStatus(stored.status, report.status);
    if (!isLater && stored.gatewayMethodId !== null) return;
    await storePaymentMethodReport(
      tx,
      id,
      {
        gatewayMethodId: report.id,
        gatewayCustomerId: report.customerId,
        channel: report.channel,
        account: report.account,
        expiryMonth: report.expiry?.expiryMonth ?? null,
        expiryYear: report.expiry?.expiryYear ?? null,
        failureCode: report.failureCode,
        status: isLater ? report.status : null,
        linkUrl: redirectOf(report.actions),
      },
      clock.now(),
    );
  });
}
