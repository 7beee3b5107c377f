import { popoverOf, ringOf } from './strip-popover.ts';

const delay = { show: 100, hide: 300 } as const;
const phone = '(max-width: 47.99rem)';
const popoverWidth = 280;
/** Between a cell and its read-out (pixels). */
const popoverOffset = 8;

/** Makes a drawn strip readable cell by cell: hover, tap and arrow keys. One tab stop. */
class FormulaStrip extends HTMLElement {
  private timer = 0;
  private place = 0;
  private readout: HTMLElement | null = null;
  private rings: SVGElement[] = [];

  connectedCallback(): void {
    this.tabIndex = 0;
    this.setAttribute('role', 'group');
    this.addEventListener('pointermove', (event) => this.onPointer(event));
    this.addEventListener('pointerdown', (event) => this.onPointer(event));
    this.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.later(delay.hide, () => this.close()));
    this.addEventListener('keydown', (event) => this.onKey(event));
    this.addEventListener('focus', () => this.matches(':focus-visible') && this.open(this.place || 1));
    this.addEventListener('blur', () => this.close());
  }

  private get entries(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > ol > li')];
  }

  /** The cells of all drawings with their places: each drawing holds all places in their order. */
  private get cells(): { readonly cell: Element; readonly place: number }[] {
    const total = this.entries.length;
    return [...this.querySelectorAll('rect[fill^="url(#s-"]')].map((cell, index) => ({
      cell,
      place: (index % total) + 1,
    }));
  }

  private cellsOf(place: number): Element[] {
    return this.cells.flatMap((drawn) => (drawn.place === place ? drawn.cell : []));
  }

  private later(wait: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(act, wait);
  }

  /** The cell under a mouse; for a finger, which is wider than most cells, the nearest one of the row. */
  private onPointer(event: PointerEvent): void {
    const drawing = (event.target as Element).closest('[data-drawing]');
    if (!drawing || (event.type === 'pointermove' && event.pointerType !== 'mouse')) return;
    let nearest = { place: 0, distance: Number.POSITIVE_INFINITY };
    for (const { cell, place } of this.cells.filter((drawn) => drawing.contains(drawn.cell))) {
      const box = cell.getBoundingClientRect();
      if (event.clientY > box.bottom + 8) continue;
      const distance = Math.max(box.left - event.clientX, event.clientX - box.right, 0);
      if (distance < nearest.distance) nearest = { place, distance };
    }
    if (nearest.place === 0) this.later(delay.hide, () => this.close());
    else if (event.type === 'pointerdown') this.open(nearest.place);
    else if (nearest.place !== this.place || !this.readout) this.later(delay.show, () => this.open(nearest.place));
    else clearTimeout(this.timer);
  }

  private onKey(event: KeyboardEvent): void {
    const last = this.entries.length;
    const targets: Record<string, number> = {
      ArrowRight: Math.min(last, this.place + 1),
      ArrowLeft: Math.max(1, this.place - 1),
      Home: 1,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') this.close();
    if (target === undefined) return;
    event.preventDefault();
    this.open(target);
  }

  private open(place: number): void {
    const entry = this.entries[place - 1];
    if (!entry) return;
    this.close();
    this.place = place;
    const cells = this.cellsOf(place);
    this.readout = popoverOf(entry, cells[0] ?? null);
    for (const cell of cells) {
      const ring = ringOf(cell);
      cell.parentNode?.append(ring);
      this.rings.push(ring);
    }
    if (!matchMedia(phone).matches) this.position(this.readout);
    this.append(this.readout);
  }

  private position(popover: HTMLElement): void {
    const strip = this.getBoundingClientRect();
    const cell = this.cellsOf(this.place)
      .map((drawn) => drawn.getBoundingClientRect())
      .find(({ width }) => width > 0);
    if (!cell) return;
    popover.style.insetInlineStart = `${Math.max(0, Math.min(cell.left - strip.left, strip.width - popoverWidth))}px`;
    popover.style.insetBlockStart = `${cell.bottom - strip.top + popoverOffset}px`;
  }

  private close(): void {
    clearTimeout(this.timer);
    this.readout?.remove();
    this.readout = null;
    for (const ring of this.rings) ring.remove();
    this.rings = [];
  }
}

customElements.define('formula-strip', FormulaStrip);
