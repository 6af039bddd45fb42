import { ArrivalDates } from '../../src/components/ArrivalDates/ArrivalDates.tsx';
import { BoxLabel } from '../../src/components/BoxLabel/BoxLabel.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Crumbs } from '../../src/components/Crumbs/Crumbs.tsx';
import { Gallery } from '../../src/components/Gallery/Gallery.tsx';
import { Heading } from '../../src/components/Heading/Heading.tsx';
import { IconButton } from '../../src/components/IconButton/IconButton.tsx';
import { Inline } from '../../src/components/Inline/Inline.tsx';
import { ItemLayout } from '../../src/components/ItemLayout/ItemLayout.tsx';
import { LanePicker } from '../../src/components/LanePicker/LanePicker.tsx';
import { Only } from '../../src/components/Only/Only.tsx';
import { Page } from '../../src/components/Page/Page.tsx';
import { SizeGrid } from '../../src/components/SizeGrid/SizeGrid.tsx';
import { Stack } from '../../src/components/Stack/Stack.tsx';
import { StickyBar } from '../../src/components/StickyBar/StickyBar.tsx';
import { Switch } from '../../src/components/Switch/Switch.tsx';
import { Tag } from '../../src/components/Tag/Tag.tsx';
import { Text } from '../../src/components/Text/Text.tsx';
import { TextButton } from '../../src/components/TextButton/TextButton.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TotalBox } from '../../src/components/TotalBox/TotalBox.tsx';
import { Chrome } from './chrome.tsx';
import { ItemBelow } from './item-below.tsx';
import { lanes, sizeSystems, sizes } from './item-data.ts';
import { shoe, smoke } from './picture.ts';

const views = ['Side', 'Toe', 'Laces', 'Heel', 'Panel'];

export function ItemView() {
  return (
    <Chrome>
      <Page>
        <Only on="desk">
          <Crumbs
            label="Path"
            here="Jordan 1 Mid"
            items={[
              { href: '#shoes', label: 'Shoes' },
              { href: '#jordan', label: 'Jordan' },
            ]}
          />
        </Only>
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
        end={<Switch tight label="Size system" name="system" options={sizeSystems} defaultValue="us-m" />}
        extra={{ href: '#tell', label: 'Not here?', action: 'Tell me' }}
        notes={{ text: 'Prices in total, to Cebu City', tagged: 'Tagged: checked, in our warehouse' }}
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
