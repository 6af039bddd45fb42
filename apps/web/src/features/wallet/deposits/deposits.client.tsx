'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { useDeposits, useHeldDeposits } from '@suki/sdk/hooks/deposits';
import type { DepositSummary } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { depositLine } from './deposit.view-model.ts';
import { depositTexts as texts } from './deposits.texts.ts';

export function Deposits() {
  return (
    <RegisteredOnly fallback={<ListSkeleton />}>
      <Loaded />
    </RegisteredOnly>
  );
}

function Loaded() {
  const list = useDeposits();
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        action={
          <Button href={paths.sell} link={PageLink} tone="ink">
            {texts.sell}
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <Stack space={4}>
      <Held />
      <Rows label={texts.list}>
        {list.items.map((deposit) => (
          <DepositRow key={deposit.id} deposit={deposit} />
        ))}
      </Rows>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

/** The sum of what we hold, above the list. */
function Held() {
  const { data } = useHeldDeposits();
  return (
    <div>
      <Text size="label" tone="soft">
        {texts.total}
      </Text>
      <PriceTag size="figure" as="output">
        {data === null ? texts.unknown : formatMoney(data.amount)}
      </PriceTag>
      <Text size="label" tone="soft" numeric>
        {data === null || data.count === 0 ? texts.noneHeld : texts.forCount(data.count)}
      </Text>
    </div>
  );
}

function DepositRow({ deposit }: { readonly deposit: DepositSummary }) {
  const { state, isOpen, note, link } = depositLine(deposit);
  return (
    <Row
      align="baseline"
      end={
        <>
          <PriceTag>{formatMoney(deposit.amount)}</PriceTag>
          {isOpen ? (
            <Tag tone="solid">{state}</Tag>
          ) : (
            <Text size="label" tone="soft">
              {state}
            </Text>
          )}
        </>
      }
    >
      {link === null ? (
        <Text weight="bold">{deposit.itemName}</Text>
      ) : (
        <TextLink href={link} link={PageLink}>
          {deposit.itemName}
        </TextLink>
      )}
      <Text size="label" tone="soft" numeric>
        {note}
      </Text>
    </Row>
  );
}
