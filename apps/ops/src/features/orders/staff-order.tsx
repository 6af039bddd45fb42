import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { isId, type OrderId } from '@suki/domain/ids/id';
import { useStaffOrder } from '@suki/sdk/hooks/staff/orders';
import { Page } from '@suki/ui/foundations/Page/Page';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import type { Roles } from '../../session/roles.ts';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { orderTexts as words } from './orders.texts.ts';

type StaffOrderProps<Id extends string> = { readonly orderId: Id; readonly roles: Roles };

export function StaffOrder({ orderId, roles }: StaffOrderProps<string>) {
  return isId('ord', orderId) ? (
    <Known orderId={orderId} roles={roles} />
  ) : (
    <NoSuchPage title={words.notANumber} text={words.notANumberText} />
  );
}

function Known({ orderId, roles }: StaffOrderProps<OrderId>) {
  const { data: order, error, reload } = useStaffOrder(orderId);
  // The order stays on the screen when a later read fails; the offline line tells why.
  if (order !== null) {
    return (
      <PageFrame title={`${order.item.name}, ${sizeLabel(order.sku.sizes)}`}>
        <OrderSheet order={order} roles={roles} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={words.page}>
      <Page as="main" id="main">
        {error === null ? <Loading /> : <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="h1">{words.page}</VisuallyHidden>
      <LoadingLines label={words.loading} />
    </>
  );
}
