import type { OrderId } from '@suki/domain/ids/id';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { mayAct, type Roles } from '../../session/roles.ts';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { ScanField } from './scan-field.tsx';
import { ScanRow } from './scan-row.tsx';
import { announcement, codeOf, receivedCount, walkInOf } from './scans.view-model.ts';
import { useScans } from './use-scans.ts';
import { WalkIn } from './walk-in.tsx';

/** The receiving page: scans parcels one after the other, the latest result on top. */
export function Receiving({ roles }: { readonly roles: Roles }) {
  return mayAct(roles, 'warehouse') ? (
    <Door />
  ) : (
    <NoSuchPage
      title="This is the work of the warehouse"
      text="Your role may look at every order, not receive parcels."
    />
  );
}

function Door() {
  const { scans, add } = useScans();
  const [brought, setBrought] = useState<OrderId | null>(null);

  function take(typed: string): string | undefined {
    const code = codeOf(typed);
    if (code === null) {
      return 'A code has at least six characters. Scan the label again.';
    }
    const orderId = walkInOf(code);
    setBrought(orderId);
    if (orderId === null) {
      add(code);
    }
    return undefined;
  }

  return (
    <PageFrame title="Receive parcels">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Receive parcels</Heading>
          <ScanField
            label="Tracking number or order number"
            hint="Scan the courier’s label. For a seller at the door, type the number that stands on the order’s page."
            action="Receive"
            onCode={take}
          />
          {brought !== null && (
            <WalkIn
              key={brought}
              orderId={brought}
              onReceive={(by) => {
                add(brought, by);
                setBrought(null);
              }}
              onCancel={() => setBrought(null)}
            />
          )}
          <VisuallyHidden>
            <span role="status">{announcement(scans)}</span>
          </VisuallyHidden>
          <Section title="In this session" end={<Text as="span">{receivedCount(scans)} received</Text>}>
            {scans.length === 0 ? (
              <Text tone="soft">Nothing scanned yet.</Text>
            ) : (
              <Rows>
                {scans.map((scan) => (
                  <ScanRow key={scan.number} scan={scan} />
                ))}
              </Rows>
            )}
          </Section>
        </Stack>
      </Page>
    </PageFrame>
  );
}
