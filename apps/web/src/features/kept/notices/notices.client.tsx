'use client';
import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { useArrivalNotices, useDeleteArrivalNotice } from '@suki/sdk/hooks/kept';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { TradeItem } from '../../trade/trade-item.tsx';
import { keptTexts } from '../kept.texts.ts';
import { KeptList } from '../kept-list.client.tsx';

const texts = keptTexts.notices;

/** The sizes and prices that somebody waits for. */
export function Notices() {
  return (
    <RegisteredOnly fallback={<ListSkeleton />}>
      <Waiting />
    </RegisteredOnly>
  );
}

function Waiting() {
  const list = useArrivalNotices();
  const { run, error } = useDeleteArrivalNotice();
  return (
    <Stack space={4}>
      <CommandFailure error={error} />
      <KeptList list={list} skeleton={<ListSkeleton />} empty={texts.empty}>
        {(notices) => (
          <Rows label={texts.title}>
            {notices.map(({ id, item, sku, price }) => {
              const size = sizeLabel(sku.sizes);
              return (
                <Row
                  key={id}
                  end={
                    <Button size="compact" aria-label={texts.removeOf(item.name, size)} onClick={() => void run(id)}>
                      {texts.remove}
                    </Button>
                  }
                >
                  <TradeItem item={item} detail={size} />
                  <Text size="label" tone="soft" numeric>
                    {price === null ? texts.any : texts.atMost(price)}
                  </Text>
                </Row>
              );
            })}
          </Rows>
        )}
      </KeptList>
    </Stack>
  );
}
