import type { JudgedClaim } from '#core/claims/claim.ts';
import type { Language } from '#core/language.ts';
import { decodeShare } from '#core/sharing/fragment.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { ingredientPath } from '#site/paths.ts';
import { itemOf, namedOnce, nameOf, type ReportView } from '#ui/analysis/report-view.ts';
import { ask } from '../checker/analyser.ts';
import { claimMeanings, fetchClaims, judge, longestFront } from './claim-rules.ts';

type ClaimView = Pick<ReportView, 'report'> & { readonly t: Translator };

const colours = { warning: 'brick', helps: 'leaf', disputed: 'slate', care: 'amber', seen: 'slate' } as const;

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** The ingredients behind a verdict, linked where they have a page. */
function culprits(view: ClaimView, indices: readonly number[]): (Node | string)[] {
  return namedOnce(view, indices).flatMap((index, position) => {
    const { alias } = itemOf(view, index);
    const link = element(alias ? 'a' : 'span', '', nameOf(view, index));
    if (alias) link.setAttribute('href', ingredientPath(alias));
    return position > 0 ? [', ', link] : [link];
  });
}

function row(view: ClaimView, { said, verdict, ground, culprits: by }: JudgedClaim, reason: string): HTMLElement {
  const { t } = view;
  const meaning = claimMeanings[verdict];
  const icon = element('span', colours[meaning]);
  icon.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#i-${meaning}"/></svg>`;
  const why = [t(`claims.ground.${ground}`), by.length > 0 ? ': ' : '', ...culprits(view, by), `. ${reason}`];
  const line = element('b', '', t('claims.line', { said, verdict: t(`claims.verdict.${verdict}`) }));
  return element('li', '', icon, element('span', '', line, element('span', 'ingredients', ...why)));
}

/** The field with its verdicts, drawn anew with each letter. */
function field(
  t: Translator,
  verdictsOf: (text: string) => Promise<readonly HTMLElement[]>,
): readonly [HTMLTextAreaElement, ...HTMLElement[]] {
  const label = element('label', 'label', element('b', '', t('claims.field')), element('span', 'quiet', t('claims.hint')));
  label.setAttribute('for', 'claims');
  const text = document.createElement('textarea');
  text.className = 'sheet';
  text.id = 'claims';
  text.maxLength = longestFront;
  const answer = element('div', '');
  answer.setAttribute('aria-live', 'polite');
  text.addEventListener('input', async () => {
    const front = text.value;
    const verdicts = await verdictsOf(front);
    if (text.value !== front) return;
    if (front.trim() === '') answer.replaceChildren();
    else
      answer.replaceChildren(verdicts.length > 0 ? element('ul', 'reasons', ...verdicts) : element('p', 'small quiet', t('claims.none')));
  });
  return [text, element('h3', 'subhead', t('claims.title')), label, text, answer, element('p', 'fine quiet', t('claims.note'))];
}

/** Puts the check of promises for the list that the link carries in the link's place; where that fails, the checker says why. */
export async function checkHere(link: HTMLAnchorElement): Promise<void> {
  try {
    const shared = await decodeShare(link.hash);
    if (shared.kind === 'problem') throw new Error(`The link carries no list: ${shared.problem}.`);
    const { text, use, overrides } = shared.list;
    const [{ rules, words }, analysis] = await Promise.all([fetchClaims(), ask('analyse', { text, overrides })]);
    const t = createTranslator(document.documentElement.lang as Language, words);
    const view: ClaimView = { report: { ...analysis.list, ...analysis.uses[use ?? analysis.guess.use] }, t };
    const reasonOf = (id: string) => rules.find((rule) => rule.id === id)?.reason ?? '';
    const [area, ...parts] = field(t, async (front) => {
      const claims = await judge(front, rules, view.report);
      return claims.map((claim) => row(view, claim, reasonOf(claim.id)));
    });
    link.parentElement?.replaceWith(...parts);
    area.focus();
  } catch {
    location.href = link.href;
  }
}
