import { resetPasswordTexts } from '../../../../features/account/password/password.texts.ts';
import { ResetPassword } from '../../../../features/account/password/reset-password.client.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: resetPasswordTexts.title, robots: { index: false }, referrer: 'no-referrer' };

export default function ResetPasswordPage() {
  return (
    <PageFrame>
      <ResetPassword />
    </PageFrame>
  );
}
