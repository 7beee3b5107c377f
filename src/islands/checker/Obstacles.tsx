import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { latinList, unknownNames } from '#core/inci/latin-list.ts';
import { maxListLength } from '#core/inci/reading.ts';
import { t } from '#i18n/current.ts';
import type { Obstacle } from './checker-state.ts';
import { TitleOffer } from './TitleOffer.tsx';

interface Props {
  readonly obstacle: Obstacle;
  /** The list that was asked about. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly onRead: (text: string) => void;
}

function Problem({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="problem" role="alert" id="list-problem">
      <CircleAlert className="icon brick" />
      <div>
        <p className="claim">{title}</p>
        {children}
      </div>
    </div>
  );
}

function RefusedNote({ obstacle, text, onRead }: Omit<Props, 'onRetry'> & { readonly obstacle: Obstacle & { kind: 'refused' } }) {
  const { code, suggested } = obstacle;
  const latin = latinList(suggested);
  const unknown = unknownNames(suggested);
  const values = { limit: maxListLength, length: text.length };
  return (
    <Problem title={t(`checker.refused.${code}`)}>
      <p className="quiet">{code === 'too_long' ? t('checker.refused.too_long.help', values) : t(`checker.refused.${code}.help`)}</p>
      {(code === 'not_ingredients' || code === 'cyrillic') && <TitleOffer text={text} items={suggested} />}
      {latin && (
        <>
          <p className="suggestion" lang="la">
            {latin}
          </p>
          {unknown.length > 0 && <p className="quiet">{t('checker.refused.cyrillic.notFound', { names: unknown.join(', ') })}</p>}
          <button type="button" className="button" onClick={() => onRead(latin)}>
            {t('checker.readThis')}
          </button>
        </>
      )}
    </Problem>
  );
}

/** Why there is no report, and what to do about it. */
export function ObstacleNote(props: Props) {
  const { obstacle, onRetry } = props;
  switch (obstacle.kind) {
    case 'refused':
      return <RefusedNote {...props} obstacle={obstacle} />;
    case 'link':
      return (
        <Problem title={t(`checker.link.${obstacle.problem}`)}>
          <p className="quiet">{t('checker.link.help')}</p>
        </Problem>
      );
    case 'analyser':
      return (
        <Problem title={t(`checker.problem.${obstacle.problem}`)}>
          <p className="quiet">{t(`checker.problem.${navigator.onLine ? obstacle.problem : 'offline'}.help`)}</p>
          <button type="button" className="button" onClick={onRetry}>
            <RotateCcw className="icon" />
            {t('checker.retry')}
          </button>
        </Problem>
      );
  }
}
