import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { depositTexts } from '../deposits/deposits.texts.ts';
import { ledgerTexts } from '../ledger/ledger.texts.ts';
import { walletTexts } from '../wallet.texts.ts';

const books = [
  { href: '/wallet/deposits', label: depositTexts.open, note: walletTexts.depositsNote },
  { href: '/wallet/ledger', label: ledgerTexts.open, note: walletTexts.ledgerNote },
];

/** The way to the two books behind the balance. */
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
