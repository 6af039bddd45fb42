'use client';
import { soldCount } from '@suki/domain/catalogue/sold-count';
import { useRemoveSavedBrand, useSaveBrand, useSavedBrands, useSavedItems } from '@suki/sdk/hooks/kept';
import type { BrandId } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { WithSession } from '../../../shell/with-session.client.tsx';
import { keptTexts } from '../kept.texts.ts';
import { KeptList } from '../kept-list.client.tsx';
import { brandsToOffer } from './saved-brands.view-model.ts';

const texts = keptTexts.brands;

/** The saved brands, and those of the saved items to choose from. */
export function SavedBrands() {
  return (
    <WithSession fallback={<ListSkeleton />}>
      <Brands />
    </WithSession>
  );
}

function Brands() {
  const list = useSavedBrands();
  const items = useSavedItems();
  const { run, error } = useRemoveSavedBrand();
  const offered = brandsToOffer(items.items, list.items);
  return (
    <Stack space={6}>
      <CommandFailure error={error} />
      {(list.items.length > 0 || offered.length === 0 || list.isLoading) && (
        <KeptList list={list} skeleton={<ListSkeleton />} empty={texts.empty}>
          {(brands) => (
            <Rows label={texts.title}>
              {brands.map(({ id, name, savedCount }) => (
                <Row
                  key={id}
                  align="center"
                  end={
                    <Button size="compact" aria-label={texts.removeOne(name)} onClick={() => void run(id)}>
                      {texts.remove}
                    </Button>
                  }
                >
                  <Text as="p" size="lead">
                    {name}
                  </Text>
                  <Text size="label" tone="soft" numeric>
                    {texts.saved(soldCount(savedCount))}
                  </Text>
                </Row>
              ))}
            </Rows>
          )}
        </KeptList>
      )}
      {!list.isLoading && offered.length > 0 && (
        <Section title={texts.fromItems}>
          <Rows>
            {offered.map((brand) => (
              <Offered key={brand.id} {...brand} />
            ))}
          </Rows>
        </Section>
      )}
    </Stack>
  );
}

function Offered({ id, name }: { readonly id: BrandId; readonly name: string }) {
  const { run, isRunning, error } = useSaveBrand();
  return (
    <Row
      align="center"
      end={
        <Button
          size="compact"
          aria-label={texts.saveOne(name)}
          onClick={() => void run(id)}
          loadingLabel={isRunning ? texts.saveOne(name) : undefined}
        >
          {texts.save}
        </Button>
      }
      below={error === null ? undefined : <CommandFailure error={error} />}
    >
      {name}
    </Row>
  );
}
