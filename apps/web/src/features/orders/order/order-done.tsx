import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Notch } from '@suki/ui/foundations/Notch/Notch';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { publicEnv } from '../../../env.client.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { certificateAddress, certificatePath } from '../../../shell/paths.ts';
import { ShareButton } from '../../../shell/share/share-button.client.tsx';
import { CertificateQr } from './order-actions.client.tsx';
import * as styles from './order-done.css.ts';
import { doneTexts as texts } from './order-done.texts.ts';
import type { DoneWords } from './order-done.view-model.ts';

export type OrderDoneProps = { readonly done: DoneWords; readonly itemName: string };

/** The tag of an item that is its buyer's now: certificate, share, sell. */
export function OrderDone({ done: { certificateId, number, text, sell }, itemName }: OrderDoneProps) {
  const path = certificatePath(certificateId);
  const address = certificateAddress(publicEnv.webUrl, certificateId);
  return (
    <Notch as="section" size="report" edge="ink">
      <div className={styles.hero}>
        <Stack space={4}>
          <Stack space={1}>
            <Text size="label" tone="soft">
              {texts.number}
            </Text>
            <Heading level={2}>{number}</Heading>
            <Text measure>{text}</Text>
          </Stack>
          <div className={styles.actions}>
            <Button tone="main" href={path} link={PageLink}>
              {texts.open}
            </Button>
            <ShareButton path={path} title={texts.shareTitle(itemName)} />
            {sell !== null && (
              <Button href={sell.href} link={PageLink}>
                {sell.label}
              </Button>
            )}
          </div>
        </Stack>
        <Show on="desk">
          <CertificateQr text={address} label={texts.qr(address)} />
        </Show>
      </div>
    </Notch>
  );
}
