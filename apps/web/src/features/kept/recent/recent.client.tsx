'use client';
import { useClearFootprint, useFootprint } from '@suki/sdk/hooks/kept';
import { SwitchField } from '@suki/ui/forms/SwitchField/SwitchField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { FormWidth } from '../../../shell/page/page-frame.tsx';
import { WithSession } from '../../../shell/with-session.client.tsx';
import { ItemTile } from '../../item/tile/item-tile.client.tsx';
import { tileFactsOf } from '../../item/tile/tile-facts.ts';
import { GridSkeleton } from '../grid-skeleton.tsx';
import { useHearts } from '../hearts/use-hearts.client.ts';
import { keptTexts } from '../kept.texts.ts';
import { KeptList } from '../kept-list.client.tsx';
import { rememberItems, useRemembersItems } from './footprint-choice.ts';

const texts = keptTexts.recent;

/** The items that somebody looked at, the last one first, with the choice to be forgotten. */
export function Recent() {
  return (
    <WithSession fallback={<GridSkeleton />}>
      <Seen />
    </WithSession>
  );
}

function Seen() {
  const list = useFootprint();
  useHearts({ isAtOnce: true });
  const remembers = useRemembersItems();
  const { run, isRunning, error } = useClearFootprint();
  return (
    <Stack space={5}>
      <FormWidth>
        <SwitchField label={texts.remember} checked={remembers} onCheckedChange={rememberItems} />
      </FormWidth>
      <KeptList list={list} skeleton={<GridSkeleton />} empty={remembers ? texts.empty : texts.paused}>
        {(rows) => (
          <Stack space={5}>
            <div>
              <Button size="compact" onClick={() => void run()} loadingLabel={isRunning ? texts.clearing : undefined}>
                {texts.clear}
              </Button>
            </div>
            <Grid rowSpace={8} as="ul">
              {rows.map(({ id, item }) => (
                <li key={id}>
                  <ItemTile facts={tileFactsOf(item)} />
                </li>
              ))}
            </Grid>
          </Stack>
        )}
      </KeptList>
      <CommandFailure error={error} />
    </Stack>
  );
}
