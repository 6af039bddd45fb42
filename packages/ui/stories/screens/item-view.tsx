import { SegmentedControl } from '../../src/components/forms/SegmentedControl/SegmentedControl.tsx';
import { Breadcrumbs } from '../../src/components/foundations/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Heading } from '../../src/components/foundations/Heading/Heading.tsx';
import { IconButton } from '../../src/components/foundations/IconButton/IconButton.tsx';
import { Inline } from '../../src/components/foundations/Inline/Inline.tsx';
import { Page } from '../../src/components/foundations/Page/Page.tsx';
import { Show } from '../../src/components/foundations/Show/Show.tsx';
import { Stack } from '../../src/components/foundations/Stack/Stack.tsx';
import { StickyBar } from '../../src/components/foundations/StickyBar/StickyBar.tsx';
import { Tag } from '../../src/components/foundations/Tag/Tag.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';
import { TextButton } from '../../src/components/foundations/TextButton/TextButton.tsx';
import { TextLink } from '../../src/components/foundations/TextLink/TextLink.tsx';
import { BoxLabel } from '../../src/components/lists/BoxLabel/BoxLabel.tsx';
import { ArrivalDates } from '../../src/components/market/ArrivalDates/ArrivalDates.tsx';
import { Gallery } from '../../src/components/market/Gallery/Gallery.tsx';
import { ItemLayout } from '../../src/components/market/ItemLayout/ItemLayout.tsx';
import { LanePicker } from '../../src/components/market/LanePicker/LanePicker.tsx';
import { SizeGrid } from '../../src/components/market/SizeGrid/SizeGrid.tsx';
import { TotalBox } from '../../src/components/market/TotalBox/TotalBox.tsx';
import { Chrome } from './chrome.tsx';
import { ItemBelow } from './item-below.tsx';
import { lanes, sizeSystems, sizes } from './item-data.ts';
import { shoe, smoke } from './picture.ts';

const views = ['Side', 'Toe', 'Laces', 'Heel', 'Panel'];

export function ItemView() {
  return (
    <Chrome>
      <Page>
        <Show on="desk">
          <Breadcrumbs
            label="Path"
            here="Jordan 1 Mid"
            items={[
              { href: '#shoes', label: 'Shoes' },
              { href: '#jordan', label: 'Jordan' },
            ]}
          />
        </Show>
        <ItemLayout
          id="main"
          art={
            <Gallery
              id="gallery"
              tint={smoke}
              views={views.map((name) => ({
                id: name,
                name,
                picture: shoe('#b8babd', '#2b2c31', `${name} of the shoe`),
              }))}
              words={{ gallery: 'Pictures', views: 'Views', back: 'Previous view', forward: 'Next view' }}
            />
          }
          buy={<Buy />}
          below={<ItemBelow />}
        />
      </Page>
      <StickyBar label="Buy" sum={{ label: 'US 9, standard, in total', amount: '₱8,650' }}>
        <Button>Bid</Button>
        <Button tone="main">Buy</Button>
      </StickyBar>
    </Chrome>
  );
}

function Buy() {
  return (
    <>
      <Stack space={1}>
        <Inline justify="between">
          <Tag>New, unworn</Tag>
          <Inline space={1} outdent>
            <TextButton icon="bookmark" size="label">
              Save
            </TextButton>
            <IconButton icon="share" label="Share" />
          </Inline>
        </Inline>
        <Stack space={4}>
          <Heading level={1}>Jordan 1 Mid Light Smoke Grey</Heading>
          <BoxLabel
            facts={[
              { name: 'Style', value: '554724-092' },
              { name: 'Released', value: '9 Jun 2020' },
              { name: 'Retail', value: 'US$115' },
              { name: 'Sold', value: '4,318' },
            ]}
          />
        </Stack>
      </Stack>
      <SizeGrid
        label="Size"
        name="size"
        cells={sizes}
        defaultValue="9"
        taggedLabel="also in flash stock"
        end={<SegmentedControl tight label="Size system" name="system" options={sizeSystems} defaultValue="us-m" />}
        extra={{ href: '#tell', label: 'Not here?', action: 'Tell me' }}
        notes={{ text: 'All-in price, delivered to Cebu City', tagged: 'Already verified and in our warehouse' }}
      />
      <LanePicker label="How fast" name="lane" lanes={lanes} defaultValue="standard" />
      <TotalBox
        label="You pay in total"
        note="Item, delivery, inspection, fees"
        amount="₱8,650"
        actionsOnDeskOnly
        actions={
          <>
            <Button tone="main" wide>
              Buy for ₱8,650
            </Button>
            <Button>Bid</Button>
          </>
        }
        every={{
          label: 'Every line',
          open: true,
          lines: [
            { id: 'price', label: 'Price, US 9', amount: '₱8,450' },
            { id: 'delivery', label: 'Delivery to Cebu City', note: 'Visayas rate, insured', amount: '₱200' },
            {
              id: 'inspection',
              label: 'Inspection and certificate',
              amount: '₱0',
              was: { amount: '₱250', label: 'before' },
            },
            { id: 'processing', label: 'Processing fee', amount: '₱0' },
          ],
        }}
      >
        <ArrivalDates
          label="Arrives"
          dates="Fri 27 Nov – Wed 2 Dec"
          note="No courier on Sun 29 and Mon 30 Nov (Bonifacio Day). 94 of the last 100 orders to Cebu came in time."
          action={
            <TextLink href="#region" size="label">
              Change
            </TextLink>
          }
        />
      </TotalBox>
      <Text size="label" tone="soft">
        Free to cancel until you pay. Have this pair?{' '}
        <TextLink href="#sell" place="sentence">
          The highest bid pays you ₱7,226
        </TextLink>
        .
      </Text>
    </>
  );
}
