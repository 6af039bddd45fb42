import { ForgotPassword } from '../../../../features/account/password/forgot-password.client.tsx';
import { forgotPasswordTexts } from '../../../../features/account/password/password.texts.ts';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: forgotPasswordTexts.title, robots: { index: false }, referrer: 'no-referrer' };

export default function ForgotPasswordPage() {
  return (
    <PageFrame>
      <ForgotPassword />
    </PageFrame>
  );
}
