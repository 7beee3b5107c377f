import { families } from '#core/knowledge/vocabulary.ts';
import { oncePer } from '#core/remembered.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { Kept } from '#ui/markup/Kept.tsx';
import { Chip } from './Chip.tsx';
import { tickShapes } from './tick-shapes.tsx';

const ticks = ['settled', 'disputed', 'seen'] as const;

const keyIn = oncePer((t: Translator) => (words: Words) => (
  <details className="more">
    <summary>{t('key.title')}</summary>
    <p className="fine quiet">{t('key.text')}</p>
    <ul className="legend">
      {families.map((family) => (
        <li key={family}>
          <Chip family={family} />
          {words.families[family]}
        </li>
      ))}
      <li>
        <Chip family="unknown" />
        {t('family.unknown')}
      </li>
      {ticks.map((tick) => (
        <li key={tick}>
          <svg width="12" height="14" viewBox="-6 0 12 14" aria-hidden="true">
            {tickShapes[tick]}
          </svg>
          {t(`key.${tick}`)}
        </li>
      ))}
    </ul>
  </details>
));

/** What colours, patterns and ticks of the strip mean. */
export function StripKey({ words, t }: { readonly words: Words; readonly t: Translator }) {
  return <Kept draw={keyIn(t)} of={words} />;
}
