import { type ApiProblem, callApi } from '#api/client.ts';
import type { oembed } from '#api/oembed.ts';
import { decodeShare } from '#core/sharing/fragment.ts';
import { checkerPath, checkerWithListPath, embeddedProductPath, embeddedReportPath, productPath } from '#site/paths.ts';
import { frameLine } from '#ui/embed/frame-line.ts';
import { notify } from '../shell/notify.ts';

const productAddress = /^\/(?:embed\/)?products\/([a-z0-9-]+)$/;

/** What a card is of, and its address on this site. */
interface Card {
  readonly path: string;
  readonly fragment: string;
  readonly title: string;
}

/** Makes the line for a card of what is named by its address, and shows the card. */
class EmbedLine extends HTMLElement {
  /** What was typed last: an answer to anything else comes too late. */
  private asked = '';

  connectedCallback(): void {
    const [form, field] = [this.querySelector('form'), this.querySelector('input')];
    if (!form || !field) return;
    const product = new URLSearchParams(location.search).get('product');
    if (product !== null) field.value = location.origin + productPath(product);
    else if (location.hash !== '') field.value = location.origin + checkerWithListPath(location.hash.slice(1));
    const make = () => void this.make(field.value.trim());
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', make);
    field.addEventListener('input', make);
    this.querySelector('button')?.addEventListener('click', () => void this.copy());
    make();
  }

  private async make(typed: string): Promise<void> {
    this.asked = typed;
    const card = typed === '' ? null : await this.cardOf(typed);
    if (this.asked !== typed) return;
    const [preview, problem] = [this.querySelector('iframe'), this.querySelector<HTMLElement>('[role=alert]')];
    const [line, frame] = [this.querySelector('textarea'), this.querySelector<HTMLElement>('[data-part=preview]')];
    if (!line?.parentElement || !frame || !preview || !problem) return;
    problem.textContent = typeof card === 'string' ? card : '';
    const isThere = card !== null && typeof card !== 'string';
    line.parentElement.hidden = !isThere;
    frame.hidden = !isThere;
    if (!isThere) return;
    const theme = this.querySelector<HTMLInputElement>('[name=theme]:checked')?.value ?? 'auto';
    const address = location.origin + card.path + (theme === 'auto' ? '' : `?theme=${theme}`) + card.fragment;
    line.value = frameLine({ address, title: `${card.title} · ${this.dataset['name']}` });
    if (preview.src !== address) preview.src = address;
  }

  /** The card of an address; in words why there is none. */
  private async cardOf(typed: string): Promise<Card | string> {
    const words = this.querySelector<HTMLElement>('[role=alert]')?.dataset ?? {};
    const none = words['noAddress'] ?? '';
    if (!URL.canParse(typed, location.origin)) return none;
    const { origin, pathname, hash } = new URL(typed, location.origin);
    if (origin !== location.origin && origin !== this.dataset['site']) return none;
    const [, alias] = productAddress.exec(pathname) ?? [];
    if (alias) return this.ofProduct(alias, words['missing'] ?? '');
    if (pathname !== checkerPath && pathname !== embeddedReportPath) return none;
    return (await decodeShare(hash)).kind === 'list'
      ? { path: embeddedReportPath, fragment: hash, title: this.dataset['report'] ?? '' }
      : none;
  }

  private async ofProduct(alias: string, missing: string): Promise<Card | string> {
    const { site = '', api = '/api/' } = this.dataset;
    try {
      const { title, author_name: brand } = await callApi<typeof oembed>(
        { method: 'GET', path: 'v2/oembed' },
        { query: { url: site + productPath(alias) } },
        { baseUrl: api },
      );
      return { path: embeddedProductPath(alias), fragment: '', title: `${title}, ${brand}` };
    } catch (error) {
      const { problem } = error as Partial<ApiProblem>;
      return problem && problem.status !== 404 ? problem.detail || missing : missing;
    }
  }

  private async copy(): Promise<void> {
    const line = this.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(line?.value ?? '');
      notify({ kind: 'success', text: this.dataset['copied'] ?? '' });
    } catch {
      line?.select();
      notify({ kind: 'danger', text: this.dataset['notCopied'] ?? '' });
    }
  }
}

customElements.define('embed-line', EmbedLine);
