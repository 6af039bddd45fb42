import { useHeldDeposits } from '@suki/sdk/hooks/deposits';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { heldWords } from '../deposits/deposit.view-model.ts';
import { depositTexts } from '../deposits/deposits.texts.ts';
import { ledgerTexts } from '../ledger/ledger.texts.ts';
import { walletTexts } from '../wallet.texts.ts';

/** The pages below the wallet; that of the deposits says how much we hold (ux 33). */
export function Books() {
  const { data: held } = useHeldDeposits();
  const books = [
    { href: paths.deposits, label: depositTexts.open, note: heldWords(held) ?? walletTexts.depositsNote },
    { href: paths.ledger, label: ledgerTexts.open, note: walletTexts.ledgerNote },
  ];
  return (
    <nav aria-label={walletTexts.books}>
      <Stack space={2}>
        {books.map(({ href, label, note }) => (
          <div key={href}>
            <TextLink href={href} link={PageLink}>
              {label}
            </TextLink>
            <Text size="label" tone="soft" numeric>
              {note}
            </Text>
          </div>
        ))}
      </Stack>
    </nav>
  );
}
