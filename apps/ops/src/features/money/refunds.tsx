import type { RefundStatus } from '@suki/domain/trade/facts/statuses';
import { useRetryRefund, useStaffRefunds } from '@suki/sdk/hooks/staff/money';
import type { StaffRefund } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { CopyReference } from '../../shell/copy-reference.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { orderPath } from '../../shell/paths.ts';
import { moneyTexts as words } from './money.texts.ts';
import { canRetry, noRefundText, refundLine } from './money.view-model.ts';
import { SendAgain } from './send-again.tsx';
import { SentAgainLine } from './sent-again-line.tsx';

export function Refunds({ status }: { readonly status: RefundStatus }) {
  return (
    <PagedRows
      list={useStaffRefunds(status)}
      loadingLabel={words.loadingRefunds}
      empty={noRefundText(status)}
      row={(refund) => <RefundRow key={refund.id} refund={refund} />}
    />
  );
}

function RefundRow({ refund }: { readonly refund: StaffRefund }) {
  const retry = useRetryRefund();
  const { what, amount, of, tries, since } = refundLine(refund);
  return (
    <Row
      end={
        <>
          <PriceTag>{amount}</PriceTag>
          {canRetry(refund) && (
            <SendAgain id={refund.id} retry={retry} what={`${what}, ${amount}`} about={`${amount}, ${of}`} />
          )}
        </>
      }
    >
      <Text weight="bold">{what}</Text>
      <Text size="label" numeric>
        {refund.orderId === null ? (
          words.for(of)
        ) : (
          <TextLink href={orderPath(refund.orderId)} link={OpsLink} place="sentence" size="label">
            {words.for(of)}
          </TextLink>
        )}
      </Text>
      <Text size="label" tone="soft" numeric>
        {words.since(since, tries)}
      </Text>
      <CopyReference reference={refund.id} about={`${what}, ${of}`} />
      <SentAgainLine sentAgain={refund.sentAgain} />
    </Row>
  );
}
