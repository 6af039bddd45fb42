import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { walletTexts } from './wallet.texts.ts';
import * as styles from './wallet-part.css.ts';

export type WalletPartProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A page below the wallet: breadcrumb, title, list. */
export function WalletPart({ title, lead, children }: WalletPartProps) {
  return (
    <Page>
      <Breadcrumbs
        label={walletTexts.path}
        link={PageLink}
        items={[{ href: paths.wallet, label: walletTexts.title }]}
        here={title}
      />
      <main id="main" className={styles.part}>
        <Stack space={5}>
          <Stack space={2}>
            <Heading level={1}>{title}</Heading>
            <Text tone="soft" measure>
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </main>
    </Page>
  );
}
