import { AsideLayout } from '../../src/components/foundations/AsideLayout/AsideLayout.tsx';
import { Breadcrumbs } from '../../src/components/foundations/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Page } from '../../src/components/foundations/Page/Page.tsx';
import { Section } from '../../src/components/foundations/Section/Section.tsx';
import { Show } from '../../src/components/foundations/Show/Show.tsx';
import { StickyBar } from '../../src/components/foundations/StickyBar/StickyBar.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';
import { TextLink } from '../../src/components/foundations/TextLink/TextLink.tsx';
import { Timeline } from '../../src/components/lists/Timeline/Timeline.tsx';
import { Art } from '../../src/components/market/Art/Art.tsx';
import { Countdown } from '../../src/components/market/Countdown/Countdown.client.tsx';
import { CheckList } from '../../src/components/market/InspectionReport/CheckList.tsx';
import { InspectionReport } from '../../src/components/market/InspectionReport/InspectionReport.tsx';
import { Photos } from '../../src/components/market/InspectionReport/Photos.tsx';
import { ItemLine } from '../../src/components/market/ItemLine/ItemLine.tsx';
import { Outcomes } from '../../src/components/market/Outcomes/Outcomes.tsx';
import { Receipt } from '../../src/components/market/Receipt/Receipt.tsx';
import { Stamp } from '../../src/components/market/Stamp/Stamp.tsx';
import { StepTrack } from '../../src/components/market/StepTrack/StepTrack.tsx';
import { WhoIsNext } from '../../src/components/market/WhoIsNext/WhoIsNext.tsx';
import { Chrome } from './chrome.tsx';
import { checks, countdownWords, steps, tracking } from './order-data.ts';
import { shoe, smoke } from './picture.ts';

const picture = shoe('#b8babd', '#2b2c31');
const line = (look: 'line' | 'banner') => (
  <ItemLine
    href="#item"
    look={look}
    name="Jordan 1 Mid Light Smoke Grey"
    detail="US 9, new, standard lane"
    art={<Art ratio={look === 'line' ? 'square' : 'banner'} tint={smoke} picture={picture} />}
  />
);

export function OrderView() {
  return (
    <Chrome>
      <Page>
        <Breadcrumbs label="Path" items={[{ href: '#orders', label: 'Orders' }]} here="SK-20611, Jordan 1 Mid, US 9" />
        <AsideLayout id="main" intro={<Intro />} asideLabel="Money and tracking" aside={<Aside />}>
          <Section title="What each answer does" first>
            <Outcomes
              actionsOnDeskOnly
              outcomes={[
                {
                  id: 'take',
                  title: 'Take it with ₱300 off',
                  amount: '₱8,350',
                  amountNote: 'you pay in total',
                  consequences: [
                    '₱300 back to your GCash in a day',
                    'We send it by Mon 23 Nov',
                    'Arrives Wed 25 – Sat 28 Nov',
                  ],
                  action: (
                    <Button tone="main" wide>
                      Take the pair
                    </Button>
                  ),
                },
                {
                  id: 'refuse',
                  title: 'Refuse it',
                  amount: '₱8,650',
                  amountNote: 'you get back',
                  consequences: [
                    'All you paid, delivery too',
                    'Back in your GCash in a day',
                    'It does not count against you',
                  ],
                  action: <Button wide>Refuse, refund ₱8,650</Button>,
                },
              ]}
            />
          </Section>
          <Report />
        </AsideLayout>
      </Page>
      <StickyBar label="Your answer">
        <Button detail="₱8,650 back">Refuse</Button>
        <Button tone="main" detail="₱300 back">
          Take the pair
        </Button>
      </StickyBar>
    </Chrome>
  );
}

function Intro() {
  return (
    <>
      <WhoIsNext
        sentence="Your turn: take the pair or take your money back, by Sun 22 Nov, 21:40."
        aside={<Show on="desk">{line('banner')}</Show>}
      >
        <p>
          We found one small mark and nothing else. If you do not answer, the order closes and all ₱8,650 goes back to
          your GCash.
        </p>
        <p>
          <Countdown deadlineMs={4 * 60_000 + 12_000} nowMs={0} words={countdownWords} />
        </p>
      </WhoIsNext>
      <StepTrack
        label="Step 5 of 7"
        steps={steps}
        doneLabel="done"
        caption="Step 5 of 7. Next: we send it to you."
        hole
      />
    </>
  );
}

function Report() {
  return (
    <InspectionReport
      caption="Inspection report SK-20611-A, Sat 21 Nov, 09:40"
      title="Authentic. One small mark."
      stamp={
        <Stamp tone="positive" hole>
          30 of 31 points passed
        </Stamp>
      }
      foot={
        <>
          <span>Criteria version 12. Inspectors 14 and 07.</span>
          <TextLink href="#points">All 31 points, 22 photos</TextLink>
        </>
      }
    >
      <Photos
        tint={smoke}
        photos={['Left, inner heel. Glue mark, 6 mm', 'Toe box', 'Laces', 'Panel', 'Side'].map((caption, index) => ({
          id: caption,
          caption,
          picture,
          size: { width: 800, height: 560 },
          pins: index === 0 ? [{ x: 0.63, y: 0.66 }] : undefined,
        }))}
      />
      <CheckList checks={checks} />
    </InspectionReport>
  );
}

function Aside() {
  return (
    <>
      <Show on="phone">{line('line')}</Show>
      <Section title="Money" first>
        <Receipt
          lines={[
            { id: 'price', label: 'Price of the pair', amount: '₱8,450' },
            { id: 'delivery', label: 'Delivery to Cebu City', amount: '₱200' },
            { id: 'paid', label: 'You paid', note: 'GCash, Sun 15 Nov, 20:14', amount: '₱8,650', kind: 'total' },
            { id: 'discount', label: "If you take it: seller's discount", amount: '−₱300', tone: 'positive' },
          ]}
        />
        <Text size="label" tone="soft">
          We hold your money until the pair has passed. The seller has not been paid.
        </Text>
      </Section>
      <Section
        title="Tracking"
        end={
          <TextLink href="#courier" size="label">
            J&T page
          </TextLink>
        }
      >
        <Timeline entries={tracking} />
      </Section>
    </>
  );
}
