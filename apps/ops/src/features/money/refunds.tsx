import type { RefundStatus } from '@suki/domain/trade/statuses';
import { useRetryRefund, useStaffRefunds } from '@suki/sdk/hooks/staff';
import type { StaffRefund } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { notices } from '@suki/ui/Notice/notice-store';
import { PriceTag } from '@suki/ui/PriceTag/PriceTag';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { useState } from 'react';
import { Failure } from '../../shell/failure.tsx';
import { refusalText } from '../../shell/failure.view-model.ts';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import * as styles from './money.css.ts';
import { canRetry, noRefundText, refundLine } from './money.view-model.ts';

/** The refunds in one status, newest first. */
export function Refunds({ status }: { readonly status: RefundStatus }) {
  const { items, hasMore, isLoading, error, loadMore, reload } = useStaffRefunds(status);
  const [isLoadingMore, setLoadingMore] = useState(false);
  if (items.length === 0 && error !== null) {
    return <Failure error={error} retry={reload} />;
  }
  if (isLoading) {
    return <LoadingLines label="Loading the refunds" />;
  }
  if (items.length === 0) {
    return <Text tone="soft">{noRefundText(status)}</Text>;
  }
  async function more() {
    setLoadingMore(true);
    // A page that does not come is asked for again by the next press; the line about the connection says why.
    await loadMore().catch(() => undefined);
    setLoadingMore(false);
  }
  return (
    <Stack space={4}>
      <ul>
        {items.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
      {hasMore && (
        <Button loadingLabel={isLoadingMore ? 'Loading more' : undefined} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

function RefundRow({ refund }: { readonly refund: StaffRefund }) {
  const { what, amount, of, tries, since } = refundLine(refund);
  return (
    <li className={styles.row}>
      <div>
        <Text weight="bold">{what}</Text>
        {refund.orderId === null ? (
          <Text size="label">{of}</Text>
        ) : (
          <TextLink href={`/order/${refund.orderId}`} link={OpsLink} size="label">
            {of}
          </TextLink>
        )}
        <Text size="label" tone="soft" numeric>
          {refund.id}, since {since}, {tries}
        </Text>
      </div>
      <div className={styles.end}>
        <PriceTag>{amount}</PriceTag>
        {canRetry(refund) && <Retry refund={refund} />}
      </div>
    </li>
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
