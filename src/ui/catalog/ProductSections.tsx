import { isWhollyRead } from '#core/analysis/report.ts';
import type { Offer } from '#core/catalog/records.ts';
import type { PageView } from '#ui/analysis/report-view.ts';
import { Section } from '#ui/controls/Section.tsx';
import { AlsoLiked, type LikedView } from './AlsoLiked.tsx';
import { type LinkCount, LinkCounts } from './LinkCounts.tsx';
import { type Maker, MakerFacts } from './MakerFacts.tsx';
import { isOffered, OfferTable } from './OfferTable.tsx';
import { ProductRows, type ProductRowView } from './ProductRow.tsx';
import { ReportVerdicts } from './ReportSections.tsx';
import { isPriced, SizeTable } from './SizeTable.tsx';

/** The formulas nearest to a product's. */
interface Dupes {
  readonly rows: readonly ProductRowView[];
  /** Like enough to be called dupes? */
  readonly areDupes: boolean;
  /** The page of all of them, and how many it opens. */
  readonly href: string;
  readonly count: number;
  /** "Similar, but without X" */
  readonly without: readonly LinkCount[];
  /** The product is newer than what is known of dupes. */
  readonly notYet: boolean;
}

interface Props {
  readonly view: PageView;
  readonly brand: Maker | null;
  readonly brandHref: string | null;
  readonly barcodes: readonly string[];
  readonly offers: readonly Offer[];
  readonly dupes: Dupes;
  readonly compared: readonly ProductRowView[];
  readonly liked: readonly LikedView[];
}

function Prices({ offers, view: { t } }: Props) {
  if (isOffered(offers))
    return (
      <Section title={t('offers.title')} note={t('offers.note')}>
        <OfferTable offers={offers} t={t} />
      </Section>
    );
  if (!isPriced(offers)) return null;
  return (
    <Section title={t('sizes.title')} note={t('sizes.note')}>
      <SizeTable offers={offers} t={t} />
    </Section>
  );
}

function NearFormulas({ dupes: { rows, areDupes, href, count, without, notYet }, view: { report, t } }: Props) {
  return (
    <>
      {rows.length > 0 && (
        <Section title={t(areDupes ? 'dupes.title' : 'dupes.nearest')} note={t(areDupes ? 'dupes.note' : 'dupes.nearestNote')} id="dupes">
          {!isWhollyRead(report) && <p className="fine quiet">{t('dupes.unreadHere')}</p>}
          <ProductRows products={rows} within="category" />
          <p className="small more-of">
            <a href={href}>{t('dupes.all', { count })}</a>
          </p>
          {without.length > 0 && (
            <>
              <h3 className="subhead">{t('without.title')}</h3>
              <p className="fine quiet">{t('without.note')}</p>
              <LinkCounts links={without} t={t} />
            </>
          )}
        </Section>
      )}
      {notYet && (
        <Section title={t('dupes.title')} id="dupes">
          <p className="small quiet">{t('dupes.notYet')}</p>
        </Section>
      )}
    </>
  );
}

/** What stands on a product's page between its list and its reviews. */
export function ProductSections(props: Props) {
  const { view, brand, brandHref, barcodes, compared, liked } = props;
  const { t } = view;
  return (
    <>
      <ReportVerdicts view={view} />
      <Section title={t('product.maker')} note={t('product.makerNote')}>
        <MakerFacts brand={brand} href={brandHref} barcodes={barcodes} view={view} />
      </Section>
      <Prices {...props} />
      <NearFormulas {...props} />
      {compared.length > 0 && (
        <Section title={t('compared.title')} note={t('compared.note')}>
          <ProductRows products={compared} />
        </Section>
      )}
      {liked.length > 0 && (
        <Section title={t('likes.title')} note={t('likes.note')}>
          <AlsoLiked products={liked} t={t} />
        </Section>
      )}
    </>
  );
}
