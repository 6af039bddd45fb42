import { useState } from 'react';
import { MoneyField } from '../../src/components/forms/MoneyField/MoneyField.tsx';
import { MoneyStep } from '../../src/components/forms/MoneyField/MoneyStep.tsx';
import { SegmentedControl } from '../../src/components/forms/SegmentedControl/SegmentedControl.tsx';
import { AsideLayout } from '../../src/components/foundations/AsideLayout/AsideLayout.tsx';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Heading } from '../../src/components/foundations/Heading/Heading.tsx';
import { Inline } from '../../src/components/foundations/Inline/Inline.tsx';
import { Page } from '../../src/components/foundations/Page/Page.tsx';
import { Section } from '../../src/components/foundations/Section/Section.tsx';
import { Show } from '../../src/components/foundations/Show/Show.tsx';
import { Stack } from '../../src/components/foundations/Stack/Stack.tsx';
import { StickyBar } from '../../src/components/foundations/StickyBar/StickyBar.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';
import { TextLink } from '../../src/components/foundations/TextLink/TextLink.tsx';
import { Art } from '../../src/components/market/Art/Art.tsx';
import { CostTable } from '../../src/components/market/CostTable/CostTable.tsx';
import { FigureLine } from '../../src/components/market/FigureLine/FigureLine.tsx';
import { ItemLine } from '../../src/components/market/ItemLine/ItemLine.tsx';
import { QueuePlace } from '../../src/components/market/QueuePlace/QueuePlace.tsx';
import { QuickPrices } from '../../src/components/market/QuickPrices/QuickPrices.tsx';
import { Receipt } from '../../src/components/market/Receipt/Receipt.tsx';
import { Chrome } from './chrome.tsx';
import { shoe, smoke } from './picture.ts';
import { costs, payout, queue, quickPrices } from './sell-data.ts';

export function SellView() {
  const [price, setPrice] = useState('8,600');
  return (
    <Chrome>
      <Page>
        <AsideLayout
          id="main"
          intro={<Intro />}
          asideLabel="What you receive"
          aside={
            <Show on="desk">
              <Payout />
            </Show>
          }
        >
          <Heading level={1} size={1}>
            Your price
          </Heading>
          <MoneyField
            label="Your price in pesos"
            labelHidden
            sign="₱"
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
            hint="Steps of ₱50, from ₱500 to ₱699,000. A buyer in NCR pays ₱8,720 in total."
            steps={
              <>
                <MoneyStep label="50 pesos less">−50</MoneyStep>
                <MoneyStep label="50 pesos more">+50</MoneyStep>
              </>
            }
          />
          <QuickPrices prices={quickPrices} onChoose={setPrice} />
          <Show on="phone">
            <Section title="You receive" end={<FigureLine>₱7,834</FigureLine>}>
              <Receipt lines={payout} />
            </Section>
          </Show>
          <Section title="Your place in the queue" end="US 9">
            <Stack space={3}>
              <Text measure>Fourth. Three cheaper pairs sell first. At this price, pairs took about 6 days.</Text>
              <QueuePlace label="Queue at US 9" entries={queue} />
            </Stack>
          </Section>
          <Section title="If you back out" end="Of your ₱900 deposit">
            <CostTable caption="What a cancellation costs, with a deposit of 900 pesos" costs={costs} />
          </Section>
          <Section title="Keep it listed for">
            <SegmentedControl
              label="Listed for"
              name="duration"
              defaultValue="30"
              options={['7', '14', '30'].map((value) => ({ value, label: `${value} days` }))}
            />
          </Section>
        </AsideLayout>
      </Page>
      <StickyBar label="List it" sum={{ label: 'You receive', amount: '₱7,834' }}>
        <Button tone="main">Pay ₱900 and list</Button>
      </StickyBar>
    </Chrome>
  );
}

function Intro() {
  return (
    <Stack space={5}>
      <span />
      <Inline space={8} wrap={false}>
        <ItemLine
          href="#item"
          name="Jordan 1 Mid Light Smoke Grey"
          detail="US 9 (EU 42.5), new, with box"
          art={<Art ratio="square" tint={smoke} picture={shoe('#b8babd', '#2b2c31')} />}
        />
        <TextLink href="#change" size="label">
          Change
        </TextLink>
      </Inline>
      <span />
    </Stack>
  );
}

function Payout() {
  return (
    <Stack space={3}>
      <div>
        <Heading level={2}>You receive</Heading>
        <FigureLine size="figure">₱7,834</FigureLine>
      </div>
      <Receipt lines={payout} />
      <Receipt
        opening="ink"
        lines={[
          {
            id: 'deposit',
            label: 'Deposit now',
            note: '10 %, rounded up to ₱50. It comes back when the pair passes, or when you take it off sale.',
            amount: '₱900',
            kind: 'strong',
          },
        ]}
      />
      <Button tone="main" wide>
        Pay ₱900 deposit and list
      </Button>
      <Text size="label" tone="soft">
        After a buyer pays: confirm within 24 hours, ship within 36.
      </Text>
    </Stack>
  );
}
