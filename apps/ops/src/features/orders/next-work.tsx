import { useBeginInspection, useTakeOverInspection } from '@suki/sdk/hooks/staff/inspections';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type ReactNode, useEffect, useRef } from 'react';
import { mayAct, type Roles } from '../../session/roles.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from '../../shell/shell.css.ts';
import { tellMovedOn } from '../../shell/tell-moved-on.ts';
import { InspectionForm } from '../inspection/inspection-form.tsx';
import { ShippingForm } from '../shipping/shipping-form.tsx';
import { workNow } from './next-work.view-model.ts';
import { orderTexts, nextWorkTexts as words } from './orders.texts.ts';

type NextWorkProps = { readonly order: Order; readonly roles: Roles };

/** The next work of the platform on this order, for the roles that may do it; nothing while others act. */
export function NextWork({ order, roles }: NextWorkProps) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(order.status);
  // The pressed button disappears with the status: the focus goes to the next work instead of being lost.
  useEffect(() => {
    if (shown.current !== order.status) {
      shown.current = order.status;
      // The form of an inspection begins at its first open point, one key from its verdict.
      (place.current?.querySelector<HTMLElement>('[data-point] input') ?? place.current)?.focus();
    }
  }, [order.status]);
  return (
    <section ref={place} tabIndex={-1} aria-label={orderTexts.toDo} className={styles.focusPlace}>
      {workOf({ order, roles })}
    </section>
  );
}

function workOf({ order, roles }: NextWorkProps): ReactNode {
  const work = workNow(order);
  switch (work) {
    case 'begin':
      return mayAct(roles, 'inspector') ? <Begin order={order} /> : <ForOthers whom={words.inspector} />;
    case 'inspect':
      return mayAct(roles, 'inspector') ? <InspectionForm order={order} /> : <ForOthers whom={words.inspector} />;
    case 'take_over':
      return mayAct(roles, 'inspector') ? <TakeOver order={order} /> : <ForOthers whom={words.inspector} />;
    case 'ship':
      return mayAct(roles, 'warehouse') ? <ShippingForm order={order} /> : <ForOthers whom={words.warehouse} />;
    case null:
      return null;
    default:
      return work satisfies never;
  }
}

function ForOthers({ whom }: { readonly whom: string }) {
  return <Text tone="soft">{words.forOthers(whom)}</Text>;
}

function Begin({ order }: { readonly order: Order }) {
  const begin = useBeginInspection();

  async function press() {
    const outcome = await begin.run(order.id);
    tellMovedOn(outcome);
    if (outcome.ok) {
      toasts.show(words.taken);
    }
  }

  return (
    <Stack space={3} align="start">
      <Text>{words.compare(order.item.styleCode)}</Text>
      <Button tone="main" loadingLabel={begin.isRunning ? words.beginning : undefined} onClick={() => void press()}>
        {words.begin}
      </Button>
      {begin.error !== null && (
        <Text role="alert" tone="critical">
          {refusalText(begin.error)}
        </Text>
      )}
    </Stack>
  );
}

/** An item that a colleague has: it is theirs until somebody takes it over, which the history names. */
function TakeOver({ order }: { readonly order: Order }) {
  const take = useTakeOverInspection();
  const name = order.inspection?.byName ?? words.colleague;

  async function press() {
    const outcome = await take.run(order.id);
    tellMovedOn(outcome);
    if (outcome.ok) {
      toasts.show(words.taken);
    }
  }

  return (
    <Stack space={3} align="start">
      <Text measure>{words.withColleague(name)}</Text>
      <Button tone="ink" loadingLabel={take.isRunning ? words.beginning : undefined} onClick={() => void press()}>
        {words.takeOver}
      </Button>
      {take.error !== null && (
        <Text role="alert" tone="critical">
          {refusalText(take.error)}
        </Text>
      )}
    </Stack>
  );
}
