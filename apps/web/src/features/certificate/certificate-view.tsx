import type { Certificate, Verification } from '@suki/sdk/types';
import { Art } from '@suki/ui/Art/Art';
import { BoxLabel } from '@suki/ui/BoxLabel/BoxLabel';
import { Heading } from '@suki/ui/Heading/Heading';
import { CheckList } from '@suki/ui/InspectionReport/CheckList';
import { InspectionReport } from '@suki/ui/InspectionReport/InspectionReport';
import { Stack } from '@suki/ui/Stack/Stack';
import { Stamp } from '@suki/ui/Stamp/Stamp';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { pictureOf } from '../../catalogue/picture.ts';
import { publicEnv } from '../../env.client.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { reportStamp, reportTitle } from '../orders/order/order-report.view-model.ts';
import * as styles from './certificate.css.ts';
import { certificateTexts as texts } from './certificate.texts.ts';
import {
  certificateAddress,
  certificateChecks,
  certificateFacts,
  certificatePhotos,
} from './certificate.view-model.ts';
import { Qr } from './qr.tsx';

/** The view that every drawing has. */
const ART_VIEW = 'side';

/** The tag of a pair that passed, as large as the page. */
export function CertificateView({ certificate }: { readonly certificate: Certificate }) {
  const { verification } = certificate;
  const { photos, result } = verification;
  return (
    <div className={styles.sheet}>
      <Heading level={1}>{texts.title}</Heading>
      <InspectionReport
        caption={texts.caption(certificate.id)}
        title={reportTitle(verification)}
        stamp={
          <Stamp tone={result === 'fail' ? 'critical' : 'positive'} hole>
            {reportStamp(verification)}
          </Stamp>
        }
        foot={
          <TextLink href="/inspection" link={PageLink}>
            {texts.criteria(verification.criteriaVersion)}
          </TextLink>
        }
      >
        <ItemOnTag certificate={certificate} />
        {photos.length > 0 && <Photographs photos={photos} />}
        <CheckList checks={certificateChecks(verification)} />
        <HowToCheck />
      </InspectionReport>
    </div>
  );
}

function ItemOnTag({ certificate }: { readonly certificate: Certificate }) {
  const { id, itemName, artUrl } = certificate;
  // Of the art a certificate knows the address alone; the ground is the kit's own.
  const art = { url: artUrl, views: [], ground: { light: 'transparent', dark: 'transparent' } };
  const address = certificateAddress(publicEnv.webUrl, id);
  return (
    <div className={styles.item}>
      <Art ratio="card" sizes="(min-width: 900px) 320px, 90vw" priority picture={pictureOf(art, ART_VIEW, '')} />
      <Stack space={4}>
        <Heading level={3}>{itemName}</Heading>
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

function Photographs({ photos }: Pick<Verification, 'photos'>) {
  return (
    <div className={styles.photos}>
      {certificatePhotos(photos).map(({ id, url, caption }) => (
        <figure key={id}>
          <Art ratio="card" fit="cover" sizes="(min-width: 900px) 272px, 90vw" picture={{ src: url, alt: caption }} />
          <figcaption className={styles.small}>{caption}</figcaption>
        </figure>
      ))}
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
