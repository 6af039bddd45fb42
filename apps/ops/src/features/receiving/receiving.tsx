import { Section } from '@suki/ui/foundations/Section/Section';
import { Text } from '@suki/ui/foundations/Text/Text';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { mayAct, type Roles } from '../../session/roles.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { NoSuchPage } from '../../shell/no-such-page.tsx';
import { receivingTexts as words } from './receiving.texts.ts';
import { ScanField } from './scan-field.tsx';
import { ScanRow } from './scan-row.tsx';
import { announcement, codeOf, receivedCount, walkInOf } from './scans.view-model.ts';
import { useScans } from './use-scans.ts';
import { WalkIn } from './walk-in.tsx';

/** The receiving page: scans parcels one after the other, the latest result on top. */
export function Receiving({ roles }: { readonly roles: Roles }) {
  return mayAct(roles, 'warehouse') ? <Door /> : <NoSuchPage title={words.notYours} text={words.notYoursText} />;
}

function Door() {
  const { scans, add } = useScans();
  const [brought, setBrought] = useState<string | null>(null);

  function take(typed: string): string | undefined {
    const code = codeOf(typed);
    if (code === null) {
      return words.tooShort;
    }
    const orderCode = walkInOf(code);
    setBrought(orderCode);
    if (orderCode === null) {
      add(code);
    }
    return undefined;
  }

  return (
    <ListPage
      title={words.title}
      choice={
        <>
          <ScanField label={words.field} hint={words.hint} action={words.action} onCode={take} />
          {brought !== null && (
            <WalkIn
              key={brought}
              code={brought}
              onReceive={(by) => {
                add(brought, by);
                setBrought(null);
              }}
              onCancel={() => setBrought(null)}
            />
          )}
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">{announcement(scans)}</span>
      </VisuallyHidden>
      <Section title={words.session} first end={<Text as="span">{words.received(receivedCount(scans))}</Text>}>
        {scans.length === 0 ? (
          <Text tone="soft">{words.nothing}</Text>
        ) : (
          <Rows>
            {scans.map((scan) => (
              <ScanRow key={scan.number} scan={scan} />
            ))}
          </Rows>
        )}
      </Section>
    </ListPage>
  );
}
