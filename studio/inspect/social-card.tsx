import { Card } from '@sanity/ui';
import { checkContract } from '#contract/checking/check-contract.ts';
import { picture } from '#schemas/picture/contract.ts';
import { socialPicture } from '#schemas/seo/social-picture.ts';
import { socialSize } from '#schemas/seo/social-size.ts';
import type { Site } from '#schemas/site/contract.ts';
import { useAnswer } from '../lake/use-answer.ts';
import type { SearchLook } from './search-look.ts';

type FormPicture = { asset?: { _ref: string }; alt?: string; crop?: unknown; hotspot?: unknown };

const assetQuery = `*[_id == $asset][0]{
  "src": url,
  "width": metadata.dimensions.width,
  "height": metadata.dimensions.height,
  "lqip": metadata.lqip,
  altText
}`;
const shape = { aspectRatio: `${socialSize.width} / ${socialSize.height}`, width: '100%', display: 'block' };

/** A document as social networks will show it: with its own picture, else the site's, else the card that is drawn. */
export function SocialCard({
  look,
  host,
  site,
  own,
}: {
  look: SearchLook;
  host: string;
  site: Site | null;
  own?: FormPicture;
}) {
  const asset = useAnswer<{ altText?: string }>(assetQuery, { asset: own?.asset?._ref ?? '' });
  const { crop, hotspot, alt } = own ?? {};
  const found =
    own?.asset && asset ? { ...asset, alt: alt ?? asset.altText ?? '', isDecorative: false } : null;
  const ofForm =
    found && checkContract(picture, { ...found, crop: crop ?? null, hotspot: hotspot ?? null }).data;
  const shown = ofForm ?? site?.seo?.ogImage;
  return (
    <Card data-testid="social-card" radius={3} border overflow="hidden" scheme="light">
      {shown ? (
        // biome-ignore lint/performance/noImgElement: it is shown as social networks fetch it
        <img src={socialPicture(shown)} alt={shown.alt} style={{ ...shape, objectFit: 'cover' }} />
      ) : (
        <DrawnCard headline={look.headline} brand={site?.brandName ?? host} tagline={site?.tagline} />
      )}
      <div style={{ padding: '12px 14px 14px', fontFamily: 'arial, sans-serif', color: '#1f1f1f' }}>
        <p style={{ margin: 0, fontSize: 12, color: '#5f6368' }}>{host}</p>
        <p style={{ margin: '4px 0', fontSize: 15, fontWeight: 600, lineHeight: '20px' }}>{look.title}</p>
        <p style={{ margin: 0, fontSize: 13, lineHeight: '18px', color: '#5f6368' }}>
          {look.socialDescription}
        </p>
      </div>
    </Card>
  );
}

/** An imitation of the card that the site draws, which follows every key press. */
function DrawnCard({
  headline,
  brand,
  tagline,
}: {
  headline: string;
  brand: string;
  tagline?: string | null;
}) {
  return (
    <div
      style={{
        ...shape,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '6%',
        color: '#f3f6f6',
        background: 'radial-gradient(circle at 92% 50%, #0a6c66, #0a1828 58%)',
      }}
    >
      <span style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12, fontWeight: 600 }}>
        <span aria-hidden="true" style={{ width: 7, height: 7, borderRadius: 4, background: '#f2a93b' }} />
        {brand}
      </span>
      <span style={{ maxWidth: '68%' }}>
        {tagline && (
          <span style={{ display: 'block', marginBottom: 6, fontSize: 11, color: '#5fd8c9' }}>{tagline}</span>
        )}
        <span style={{ fontSize: headline.length > 50 ? 15 : 19, fontWeight: 600, lineHeight: 1.1 }}>
          {headline}
        </span>
      </span>
    </div>
  );
}
