import type { decideHeld, HeldLine, heldRows } from '#api/admin/moderation.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import type { Fetch } from '../list/use-rows.ts';
import { because } from './because.ts';
import { Texts } from './Texts.tsx';

const fetchRows: Fetch<HeldLine> = (state) =>
  ask<typeof heldRows>({ method: 'GET', path: 'v2/admin/moderation/held' }, { query: state as Call<typeof heldRows>['query'] });

/** Texts that the word lists held back. */
export function Held({ counted }: { readonly counted: () => Promise<void> }) {
  return (
    <Texts
      fetchRows={fetchRows}
      counted={counted}
      show={({ kind, text, reason }) => (
        <>
          <h3>
            {t(`admin.held.kind.${kind}`)}: {because(reason)}
          </h3>
          <blockquote className="desk-text">{text}</blockquote>
        </>
      )}
      choices={({ publishable }): readonly ('publish' | 'refuse')[] => (publishable ? ['publish', 'refuse'] : ['refuse'])}
      reasoned={[]}
      keyed={{ a: 'publish', r: 'refuse' }}
      send={({ id }, decision, { ban }) =>
        ask<typeof decideHeld>(
          { method: 'POST', path: 'v2/admin/moderation/held/{id}' },
          { params: { id }, body: { decision, ...(ban ? { ban } : {}) } },
        )
      }
    />
  );
}
