import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Stack } from '@suki/ui/Stack/Stack';
import { Wallet } from '../../../../features/wallet/wallet.client.tsx';
import { room } from '../../../../features/wallet/wallet.css.ts';
import { walletTexts } from '../../../../features/wallet/wallet.texts.ts';

export const metadata = { title: walletTexts.title, robots: { index: false } };

export default function WalletPage() {
  return (
    <Page as="main" id="main">
      <div className={room}>
        <Stack space={5}>
          <Heading level={1}>{walletTexts.title}</Heading>
          <div>
            <Wallet />
          </div>
        </Stack>
      </div>
    </Page>
  );
}
