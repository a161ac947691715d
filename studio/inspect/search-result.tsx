import { Card, Flex } from '@sanity/ui';
import type { SearchLook } from './search-look.ts';

// Search engines show results on white, whatever the colours of the Studio are.
const ink = { text: '#1f1f1f', quiet: '#4d5156', link: '#1a0dab', line: '#dadce0' };

/** A document as a search engine will list it. */
export function SearchResult({ look, host, brand }: { look: SearchLook; host: string; brand: string }) {
  const places = (look.path ?? '').split('/').filter(Boolean);
  return (
    <Card
      data-testid="search-result"
      scheme="light"
      padding={4}
      radius={3}
      style={{ background: '#fff', border: `1px solid ${ink.line}`, fontFamily: 'arial, sans-serif' }}
    >
      <Flex align="center" gap={2}>
        <span
          aria-hidden="true"
          style={{
            width: 28,
            height: 28,
            borderRadius: 14,
            background: '#e8eef0',
            color: ink.quiet,
            font: '600 13px/28px arial, sans-serif',
            textAlign: 'center',
          }}
        >
          {brand.slice(0, 1)}
        </span>
        <span style={{ minWidth: 0, color: ink.text, fontSize: 14, lineHeight: '20px' }}>
          {brand}
          <span
            style={{
              display: 'block',
              color: ink.quiet,
              fontSize: 12,
              lineHeight: '18px',
              overflowWrap: 'anywhere',
            }}
          >
            {look.path ? [host, ...places].join(' › ') : 'No address yet'}
          </span>
        </span>
      </Flex>
      <p style={{ margin: '8px 0 4px', color: ink.link, fontSize: 20, lineHeight: '26px' }}>{look.title}</p>
      <p style={{ margin: 0, color: ink.quiet, fontSize: 14, lineHeight: '22px' }}>
        {look.description || 'Search engines pick text from the page.'}
      </p>
    </Card>
  );
}
