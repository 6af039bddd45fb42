import { Avatar } from '../../src/components/foundations/Avatar/Avatar.tsx';
import { Page } from '../../src/components/foundations/Page/Page.tsx';
import { Show } from '../../src/components/foundations/Show/Show.tsx';
import { SkeletonCard } from '../../src/components/foundations/Skeleton/Skeleton.tsx';
import { TabBar } from '../../src/components/foundations/TabBar/TabBar.tsx';
import { Tag } from '../../src/components/foundations/Tag/Tag.tsx';
import { VisuallyHidden } from '../../src/components/foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Rail } from '../../src/components/lists/Rail/Rail.tsx';
import { Art } from '../../src/components/market/Art/Art.tsx';
import { DealRow } from '../../src/components/market/DealRow/DealRow.tsx';
import { DropCard } from '../../src/components/market/DropCard/DropCard.tsx';
import { ItemCard } from '../../src/components/market/ItemCard/ItemCard.tsx';
import { LookCard } from '../../src/components/market/LookCard/LookCard.tsx';
import { Chrome, region } from './chrome.tsx';
import { shoe } from './picture.ts';

const colours = [
  ['#5d6167', '#c8d92b', '#9dbd3a'],
  ['#c22a2e', '#20212a', '#e0443f'],
  ['#2a50b5', '#17181d', '#3d79b8'],
  ['#88bbe8', '#f4f5f7', '#4d8fc9'],
  ['#c58d5d', '#e9b9a0', '#d0854a'],
  ['#6b7a4a', '#c7974f', '#93ad5a'],
  ['#cf8f92', '#f7dcdc', '#dd8088'],
] as const;
const deals = ['a', 'b'].flatMap((row) => colours.map((colour) => ({ id: `${row}-${colour[0]}`, colour })));
const arrows = { back: 'Back', forward: 'Forward' };

export function HomeView() {
  return (
    <Chrome home>
      <Page as="main" id="main">
        <VisuallyHidden as="h1">For you</VisuallyHidden>
        <Show on="phone">{region}</Show>
        <Rail
          first
          id="drops"
          title="Just drop"
          shape="drop"
          arrows={arrows}
          more={{ href: '#calendar', label: 'Calendar' }}
        >
          {colours.slice(0, 5).map(([body, sole, tint], index) => (
            <DropCard
              key={body}
              href="#item"
              name="Nike Roshe Two Iguana"
              art={
                <Art
                  ratio="wide"
                  tint={tint}
                  picture={shoe(body, sole)}
                  corner={index < 2 ? <Tag tone="solid">Out now</Tag> : <Tag>Tue 24 Nov</Tag>}
                />
              }
              {...(index < 2
                ? { price: '₱6,450', detail: 'Fri 27 Nov – Wed 2 Dec' }
                : { retail: 'Retail ₱5,295', action: 'Tell me when it is here' })}
            />
          ))}
        </Rail>
        <Rail id="deals" title="Deals" shape="deal" arrows={arrows} more={{ href: '#deals', label: 'All 214' }}>
          {deals.map(({ id, colour: [body, sole, tint] }) => (
            <DealRow
              key={id}
              href="#item"
              name="Nike Air Force 1 Low Gym Red Special"
              art={<Art ratio="square" tint={tint} picture={shoe(body, sole)} />}
              price="₱7,200"
              was={{ amount: '₱8,100', label: 'last sale' }}
              off="11 % under the last sale"
            />
          ))}
        </Rail>
        <Rail id="shoes" title="Shoes" arrows={arrows} more={{ href: '#shoes', label: 'All shoes' }}>
          {colours.map(([body, sole, tint], index) => (
            <ItemCard
              key={body}
              href="#item"
              name={index % 2 ? 'adidas Yeezy 350' : 'Jordan 1 Mid Light Smoke Grey'}
              price="₱8,650"
              detail="Wed 25 – Sat 28 Nov"
              art={
                <Art
                  tint={tint}
                  picture={shoe(body, sole)}
                  corner={
                    index % 2 ? undefined : (
                      <Tag tone="solid" hole>
                        Flash
                      </Tag>
                    )
                  }
                />
              }
            />
          ))}
        </Rail>
        <Rail id="soon" title="Still loading">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </Rail>
        <Rail
          id="looks"
          title="Lookbooks"
          shape="look"
          arrows={arrows}
          more={{ href: '#looks', label: 'All lookbooks' }}
        >
          {colours.map(([body, sole, tint]) => (
            <LookCard
              key={body}
              href="#look"
              title="Futsal at nine, merienda at ten"
              avatar={<Avatar name="mika" tint={tint} />}
              detail="mika.lopez, 4 items"
              art={<Art ratio="look" tint={tint} picture={shoe(body, sole)} />}
            />
          ))}
        </Rail>
      </Page>
      <TabBar
        label="Main"
        items={[
          { href: '#home', icon: 'home', label: 'Home', current: true },
          { href: '#search', icon: 'search', label: 'Search' },
          { href: '#sell', icon: 'sell', label: 'Sell' },
          { href: '#orders', icon: 'box', label: 'Orders', count: 1, accessibleLabel: 'Orders, 1 waits for you' },
          { href: '#me', icon: 'user', label: 'Me' },
        ]}
      />
    </Chrome>
  );
}
