import { sellerFees } from '@suki/domain/config/fees';
import { outboundShipping } from '@suki/domain/config/shipping';
import { deliveryDays } from '@suki/domain/delivery/delivery-days';
import { regionTitle } from '@suki/domain/delivery/region-names';
import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import type { FeeTier } from '@suki/domain/fees/fee-tier';
import { flashFeeTiers } from '@suki/domain/fees/flash-fee.table';
import { sellFeeTiers } from '@suki/domain/fees/sell-fee.table';
import { pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import { feeRuleText } from '@suki/domain/texts/fee-rule-text';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';
import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { CostTable } from '@suki/ui/market/CostTable/CostTable';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths, rulePlaces } from '../../shell/paths.ts';
import { depositNote } from '../trade/deposit-note.ts';
import { feesTexts } from './fees.texts.ts';
import { InfoPage } from './info-page.tsx';

/** The example price for the penalties. */
const EXAMPLE_PRICE = pesos(8_000);

function TierTable({ caption, tiers }: { readonly caption: string; readonly tiers: readonly FeeTier[] }) {
  const { price, fee, from, between } = feesTexts.columns;
  const rows = tiers.map((tier, index) => {
    const next = tiers[index + 1];
    const start = formatMoney(tier.from);
    return {
      id: start,
      cells: {
        price: next === undefined ? from(start) : between(start, formatMoney(next.from)),
        fee: formatMoney(tier.fee),
      },
    };
  });
  const columns = [
    { id: 'price', label: price },
    { id: 'fee', label: fee, kind: 'amount' as const },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}

function ShippingTable() {
  const { region, days, fee } = feesTexts.columns;
  const rows = deliveryRegions.map((each) => {
    const { min, max } = deliveryDays({ lane: 'standard', sellerRegion: null, buyerRegion: each });
    return {
      id: each,
      cells: {
        region: regionTitle(each),
        days: min === max ? String(min) : `${min}–${max}`,
        fee: formatMoney(outboundShipping[each]),
      },
    };
  });
  const columns = [
    { id: 'region', label: region },
    { id: 'days', label: days },
    { id: 'fee', label: fee, kind: 'amount' as const },
  ];
  return <DataTable caption={feesTexts.delivery} columns={columns} rows={rows} />;
}

function PenaltyTable() {
  const names: Partial<Record<ClosureDetail, string>> = feesTexts.penaltyNames;
  const costs = penaltyPreview(depositAmount(EXAMPLE_PRICE)).map(({ detail, kept, returned, shares }) => ({
    id: detail,
    name: names[detail] ?? detail,
    note: [
      ...(shares.harmed === 0 ? [] : [feesTexts.harmed(formatMoney(shares.harmed))]),
      returned === 0 ? feesTexts.nothingReturned : feesTexts.returned(formatMoney(returned)),
    ].join(' '),
    amount: formatMoney(kept),
  }));
  return <CostTable caption={feesTexts.penalties} costs={costs} />;
}

function Calculate({ section, about }: { readonly section: string; readonly about: string }) {
  const { calculate } = feesTexts;
  return (
    <TextLink
      size="label"
      href={`${paths.calculators}#${section}`}
      link={PageLink}
      aria-label={`${calculate}: ${about}`}
    >
      {calculate}
    </TextLink>
  );
}

/** Every fee and penalty, from the tables that the rules read. */
export function FeesPage() {
  return (
    <InfoPage
      title={feesTexts.title}
      lead={feesTexts.lead}
      sections={[
        {
          title: feesTexts.delivery,
          paragraphs: [feesTexts.deliveryText],
          content: <ShippingTable />,
          end: <Calculate section="arrive" about={feesTexts.delivery} />,
        },
        {
          title: feesTexts.flash,
          paragraphs: [feesTexts.flashText],
          content: <TierTable caption={feesTexts.flash} tiers={flashFeeTiers} />,
          end: <Calculate section="buy" about={feesTexts.flash} />,
        },
        {
          id: rulePlaces.sellerFees,
          title: feesTexts.seller,
          paragraphs: [
            feesTexts.share(quoteLinesEn['quote.techService'], feeRuleText(sellerFees.techService)),
            feesTexts.share(quoteLinesEn['quote.payment'], feeRuleText(sellerFees.payment)),
            feesTexts.byPrice(quoteLinesEn['quote.operational']),
          ],
          content: <TierTable caption={feesTexts.seller} tiers={sellFeeTiers} />,
          end: <Calculate section="sell" about={feesTexts.seller} />,
        },
        {
          id: rulePlaces.deposit,
          title: feesTexts.deposit,
          paragraphs: [feesTexts.depositText(depositNote())],
        },
        {
          id: rulePlaces.penalties,
          title: feesTexts.penalties,
          paragraphs: [feesTexts.penaltyText(formatMoney(EXAMPLE_PRICE), formatMoney(depositAmount(EXAMPLE_PRICE)))],
          content: <PenaltyTable />,
          end: <Calculate section="back" about={feesTexts.penalties} />,
        },
      ]}
    />
  );
}
