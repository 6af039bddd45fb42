import { typedId } from '@suki/domain/ids/id';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useLocation } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import { ScanField } from './scan-field.tsx';

/** Opens one order by its number, which stands on our label and in every message about it. */
export function FindOrder() {
  const [, navigate] = useLocation();

  function open(typed: string): string | undefined {
    const orderId = typedId('ord', typed);
    if (orderId === null) {
      return 'Expected a number like ord_0123456789. It stands on our label and in every message about the order.';
    }
    navigate(`/order/${orderId}`);
    return undefined;
  }

  return (
    <Screen title="Find an order">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Find an order</Heading>
          <ScanField label="Order number" hint="Scan or type it." action="Open" onCode={open} />
        </Stack>
      </Page>
    </Screen>
  );
}
