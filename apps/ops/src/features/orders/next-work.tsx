import { useBeginInspection } from '@suki/sdk/hooks/staff';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { mayAct } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { InspectionForm } from '../inspection/inspection-form.tsx';
import { InspectionResult } from '../inspection/inspection-result.tsx';
import { ShippingForm } from '../shipping/shipping-form.tsx';
import { deadlineText } from './order-words.ts';

/** The one thing that the platform owes this order now, for the role that may do it. */
export function NextWork({ order }: { order: Order }) {
  const session = useSession();
  switch (order.status) {
    case 'platform_received':
      return mayAct(session, 'inspector') ? <Begin order={order} /> : <Waits whom="an inspector" order={order} />;
    case 'under_inspection':
      return mayAct(session, 'inspector') ? (
        <InspectionForm order={order} />
      ) : (
        <Waits whom="an inspector" order={order} />
      );
    case 'platform_to_ship':
      return (
        <Stack space={5}>
          {mayAct(session, 'warehouse') ? <ShippingForm order={order} /> : <Waits whom="the warehouse" order={order} />}
          <InspectionResult order={order} />
        </Stack>
      );
    case 'seller_to_ship':
    case 'confirming_buyer_order':
      return <Waits whom="the seller" order={order} />;
    case 'on_way_to_warehouse':
    case 'to_receive':
      return <Waits whom="the courier" order={order} />;
    case 'to_pay':
    case 'pending_buyer_confirmation':
      return <Waits whom="the buyer" order={order} />;
    case 'transaction_successful':
    case 'transaction_closed':
      return <InspectionResult order={order} />;
    default:
      return order.status satisfies never;
  }
}

function Begin({ order }: { order: Order }) {
  const begin = useBeginInspection();
  return (
    <Stack space={3} align="start">
      <Text>Check that the label on the box says {order.item.styleCode} before you open it.</Text>
      <Button
        tone="main"
        loadingLabel={begin.isRunning ? 'Taking the pair' : undefined}
        onClick={() => void begin.run(order.id)}
      >
        Begin the inspection
      </Button>
      {begin.error !== null && (
        <Text role="alert" tone="critical">
          {begin.error.message}
        </Text>
      )}
    </Stack>
  );
}

function Waits({ whom, order }: { whom: string; order: Order }) {
  return (
    <Text size="lead">
      Waits for {whom}, {deadlineText(order.next)}.
    </Text>
  );
}
