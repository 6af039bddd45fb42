import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useLocation, useSearchParams } from 'wouter';
import { mayAct, type Roles } from '../../session/roles.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { foundOrdersPath } from '../../shell/paths.ts';
import { ScanField } from '../receiving/scan-field.tsx';
import { findHint, whyTooShort } from './find-order.view-model.ts';
import { FoundOrders } from './found-orders.tsx';

/** One field for every order: scanned or typed. The search stands in the address, so that "back" leads to its list. */
export function FindOrder({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const text = search.get('text');

  function find(typed: string): string | undefined {
    const why = whyTooShort(typed);
    if (why === undefined) {
      navigate(foundOrdersPath(typed.trim()));
    }
    return why;
  }

  return (
    <PageFrame title="Find an order">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Find an order</Heading>
          <ScanField
            label="Order, parcel or item"
            hint={findHint(mayAct(roles, 'support', 'finance'))}
            action="Find"
            onCode={find}
          />
          {text !== null && <FoundOrders key={text} text={text} />}
        </Stack>
      </Page>
    </PageFrame>
  );
}
