import type { Certificate } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { CheckList } from '@suki/ui/market/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/market/InspectionReport/InspectionReport';
import { Photos } from '@suki/ui/market/InspectionReport/Photos';
import { ItemLine } from '@suki/ui/market/ItemLine/ItemLine';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { ItemArt, tintOf } from '../../catalogue/item-art.tsx';
import { publicEnv } from '../../env.client.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { certificateAddress, certificatePath, itemPath, paths } from '../../shell/paths.ts';
import { PrintButton } from '../../shell/share/print-button.client.tsx';
import { ShareButton } from '../../shell/share/share-button.client.tsx';
import { reportTexts } from '../orders/order/order-report.texts.ts';
import { stampTones } from '../orders/order/order-report.tsx';
import { reportChecks, reportPhotos, reportStamp, reportTitle } from '../orders/order/order-report.view-model.ts';
import * as styles from './certificate.css.ts';
import { certificateTexts as texts } from './certificate.texts.ts';
import { certificateFacts } from './certificate.view-model.ts';

/** The certificate of an item that passed, or that its buyer kept with a small defect, as wide as the page. */
export function CertificateView({ certificate }: { readonly certificate: Certificate }) {
  const { item, verification } = certificate;
  const { photos } = verification;
  return (
    <div className={styles.sheet}>
      <Heading level={1}>{texts.title}</Heading>
      <div className={styles.actions}>
        <ShareButton path={certificatePath(certificate.id)} title={texts.titleOf(item.name)} />
        <PrintButton>{texts.print}</PrintButton>
      </div>
      <InspectionReport
        caption={texts.caption(certificate.certificateNumber)}
        title={reportTitle(verification)}
        stamp={
          <Stamp tone={stampTones[verification.result]} hole>
            {reportStamp(verification)}
          </Stamp>
        }
        foot={
          <TextLink href={paths.inspection} link={PageLink}>
            {texts.criteria}
          </TextLink>
        }
      >
        <ItemOnTag certificate={certificate} />
        {photos.length > 0 && (
          <Photos
            tint={tintOf(item.art)}
            photos={reportPhotos(verification, item.category)}
            zoom={{ id: 'certificate-photos', words: reportTexts.zoom }}
          />
        )}
        <CheckList checks={reportChecks(verification, item.category)} />
        <HowToCheck />
      </InspectionReport>
    </div>
  );
}

function ItemOnTag({ certificate }: { readonly certificate: Certificate }) {
  const { id, item } = certificate;
  const address = certificateAddress(publicEnv.webUrl, id);
  return (
    <div className={styles.item}>
      <ItemLine
        href={itemPath(item.id)}
        link={PageLink}
        look="banner"
        name={item.name}
        detail={texts.item}
        art={<ItemArt item={item} room="page" sizes="(min-width: 900px) 320px, 90vw" priority />}
      />
      <Stack space={4}>
        <BoxLabel facts={certificateFacts(certificate)} />
        <div className={styles.scan}>
          <Qr text={address} label={texts.qr(address)} />
          <div className={styles.address}>
            <p className={styles.small}>{texts.scan}</p>
            <p className={styles.small}>{address}</p>
          </div>
        </div>
      </Stack>
    </div>
  );
}

function HowToCheck() {
  return (
    <div className={styles.check}>
      <Heading level={3}>{texts.how}</Heading>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
