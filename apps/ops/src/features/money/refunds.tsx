import type { RefundStatus } from '@suki/domain/trade/statuses';
import { useRetryRefund, useStaffRefunds } from '@suki/sdk/hooks/staff';
import type { StaffRefund } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { notices } from '@suki/ui/Notice/notice-store';
import { PriceTag } from '@suki/ui/PriceTag/PriceTag';
import { Row } from '@suki/ui/Rows/Rows';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { refusalText } from '../../shell/failure.view-model.ts';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { canRetry, noRefundText, refundLine } from './money.view-model.ts';

/** The refunds in one status, newest first. */
export function Refunds({ status }: { readonly status: RefundStatus }) {
  return (
    <PagedRows
      list={useStaffRefunds(status)}
      loadingLabel="Loading the refunds"
      empty={noRefundText(status)}
      row={(refund) => <RefundRow key={refund.id} refund={refund} />}
    />
  );
}

function RefundRow({ refund }: { readonly refund: StaffRefund }) {
  const { what, amount, of, tries, since } = refundLine(refund);
  return (
    <Row
      end={
        <>
          <PriceTag>{amount}</PriceTag>
          {canRetry(refund) && <Retry refund={refund} />}
        </>
      }
    >
      <Text weight="bold">{what}</Text>
      <Text size="label" numeric>
        For{' '}
        {refund.orderId === null ? (
          of
        ) : (
          <TextLink href={`/order/${refund.orderId}`} link={OpsLink} place="sentence" size="label">
            {of}
          </TextLink>
        )}
      </Text>
      <Text size="label" tone="soft" numeric>
        {refund.id}, since {since}, {tries}
      </Text>
    </Row>
  );
}

function Retry({ refund }: { readonly refund: StaffRefund }) {
  const retry = useRetryRefund();
  async function press() {
    if ((await retry.run(refund.id)).ok) {
      notices.show('It is sent again now', { tone: 'positive' });
    }
  }
  return (
    <>
      <Button
        size="compact"
        aria-label={`Send again: ${refund.id}`}
        onClick={() => void press()}
        loadingLabel={retry.isRunning ? 'Sending it again' : undefined}
      >
        Send again
      </Button>
      {retry.error !== null && (
        <Text size="label" tone="critical" role="alert">
          {refusalText(retry.error)}
        </Text>
      )}
    </>
  );
}
