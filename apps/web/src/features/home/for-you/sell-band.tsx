import { negate, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { artFactsOf } from '../../../catalogue/art-facts.ts';
import { readFeeRules } from '../../../catalogue/catalogue.server.ts';
import { viewAddress } from '../../../catalogue/picture.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import * as styles from './bands.css.ts';
import { bigTitle, small } from './blocks.css.ts';
import { forYouTexts } from './for-you.texts.ts';
import type { BestBid } from './for-you.view-model.ts';
import { Picture, paperOf } from './picture.tsx';

const texts = forYouTexts.sell;

/** The highest bid for an item that sells now, and what its seller would get by the fees of its kind. */
export async function SellBand({ item, bid }: BestBid) {
  const [brand] = item.brand;
  const feeRules = await readFeeRules({ category: item.category, ...(brand === undefined ? {} : { brand: brand.id }) });
  const { income } = sellerQuote({ price: bid, feeRules });
  const art = artFactsOf(item.art);
  const view = item.art.views.find((each) => each.view === 'box') ?? item.art.views[0];
  return (
    <section aria-labelledby="sell-band" className={styles.sell} style={paperOf(art)}>
      <Page>
        <div className={styles.sellPage}>
          <div>
            <h2 id="sell-band" className={bigTitle}>
              {texts.title}
            </h2>
            <p className={styles.sellText}>{texts.text}</p>
            <Button href={paths.sell} link={PageLink} tone="ink">
              {texts.start}
            </Button>
          </div>
          <Picture
            art={art}
            view={view === undefined ? null : viewAddress(item.art, view.view)}
            room="page"
            sizes="320px"
            className={styles.sellArt}
          />
          <div>
            <p className={small}>{texts.receive}</p>
            <PriceTag size="figure">{formatMoney(income)}</PriceTag>
            <dl className={styles.sellLines}>
              <div className={styles.sellLine}>
                <dt>{texts.bid(item.name)}</dt>
                <dd className={styles.strong}>{formatMoney(bid)}</dd>
              </div>
              <div className={styles.sellLine}>
                <dt>{texts.fees}</dt>
                <dd className={styles.strong}>{formatMoney(negate(subtract(bid, income)))}</dd>
              </div>
            </dl>
          </div>
        </div>
      </Page>
    </section>
  );
}
