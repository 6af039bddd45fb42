import { typedId } from '@suki/domain/ids/id';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useLocation } from 'wouter';
import { PageFrame } from '../../shell/page-frame.tsx';
import { orderPath } from '../../shell/paths.ts';
import { ScanField } from './scan-field.tsx';

/** Opens an order by its number, which is on our label and in every message about it. */
export function FindOrder() {
  const [, navigate] = useLocation();

  function open(typed: string): string | undefined {
    const orderId = typedId('ord', typed);
    if (orderId === null) {
      return 'Expected a number like ord_0123456789. It stands on our label and in every message about the order.';
    }
    navigate(orderPath(orderId));
    return undefined;
  }

  return (
    <PageFrame title="Find an order">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Find an order</Heading>
          <ScanField label="Order number" hint="Scan or type it." action="Open" onCode={open} />
        </Stack>
      </Page>
    </PageFrame>
  );
}
