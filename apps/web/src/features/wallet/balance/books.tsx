import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { depositTexts } from '../deposits/deposits.texts.ts';
import { ledgerTexts } from '../ledger/ledger.texts.ts';
import { walletTexts } from '../wallet.texts.ts';

const books = [
  { href: paths.deposits, label: depositTexts.open, note: walletTexts.depositsNote },
  { href: paths.ledger, label: ledgerTexts.open, note: walletTexts.ledgerNote },
];

export function Books() {
  return (
    <nav aria-label={walletTexts.books}>
      <Stack space={2}>
        {books.map(({ href, label, note }) => (
          <div key={href}>
            <TextLink href={href} link={PageLink}>
              {label}
            </TextLink>
            <Text size="label" tone="soft">
              {note}
            </Text>
          </div>
        ))}
      </Stack>
    </nav>
  );
}
