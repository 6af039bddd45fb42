'use client';
import type { Centavos } from '@suki/domain/money/centavos';
import { useTradeCounts } from '@suki/sdk/hooks/turns';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PageLink } from '../../shell/page-link.client.tsx';
import { accountTexts } from './account.texts.ts';
import { placesOf } from './places.view-model.ts';

export type PlacesProps = {
  /** Null while the person hides it. */
  readonly balance: Centavos | null;
  readonly unread: number;
};

/** The person's lists, each with what is open in it. */
export function Places({ balance, unread }: PlacesProps) {
  const { data } = useTradeCounts();
  return (
    <nav aria-label={accountTexts.places}>
      <Rows>
        {placesOf({ counts: data, balance, unread }).map(({ href, name, fact }) => (
          <Row
            key={href}
            align="center"
            end={
              fact !== undefined && (
                <Text tone="soft" numeric>
                  {fact}
                </Text>
              )
            }
          >
            <TextLink href={href} link={PageLink}>
              {name}
            </TextLink>
          </Row>
        ))}
      </Rows>
    </nav>
  );
}
