import { DropOff } from '../../../../../features/account/drop-off/drop-off.client.tsx';
import { dropOffTexts } from '../../../../../features/account/drop-off/drop-off.texts.ts';
import { PageFrame } from '../../../../../shell/page/page-frame.tsx';

export const metadata = { title: dropOffTexts.title, robots: { index: false } };

export default function DropOffPage() {
  return (
    <PageFrame>
      <DropOff />
    </PageFrame>
  );
}
