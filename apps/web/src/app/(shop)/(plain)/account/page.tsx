import { Page } from '@suki/ui/Page/Page';
import { Account } from '../../../../features/account/account.client.tsx';
import { accountTexts } from '../../../../features/account/account.texts.ts';

export const metadata = { title: accountTexts.title, robots: { index: false } };

export default function AccountPage() {
  return (
    <Page as="main" id="main">
      <Account />
    </Page>
  );
}
