const svgSpace = 'http://www.w3.org/2000/svg';
const gaugeWidth = 246;
/** The gauge is logarithmic, from 0.01 to 100 percent. */
const decades = { lowest: -2, count: 4 } as const;

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function gaugeX(percent: number): number {
  const decade = Math.log10(Math.max(percent, 0.01)) - decades.lowest;
  return (Math.min(decade, decades.count) / decades.count) * gaugeWidth;
}

function gauge(family: string, low: number, high: number): SVGElement {
  const svg = svgElement('svg', { viewBox: `0 0 ${gaugeWidth} 40`, height: 40, 'aria-hidden': 'true', class: `family-${family}` });
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  svg.append(svgElement('path', { d: `M0 14.5H${gaugeWidth}`, class: 'scale' }));
  for (let decade = 0; decade <= decades.count; decade++) {
    const x = (decade / decades.count) * gaugeWidth;
    const anchor = decade === 0 ? 'start' : decade === decades.count ? 'end' : 'middle';
    const label = svgElement('text', { x, y: 34, 'text-anchor': anchor });
    label.textContent = numbers.format(10 ** (decade + decades.lowest)) + (decade === decades.count ? '\u00a0%' : '');
    svg.append(svgElement('path', { d: `M${x} 10v9`, class: 'scale' }), label);
  }
  svg.append(svgElement('path', { d: `M${gaugeX(low)} 14.5H${Math.max(gaugeX(high), gaugeX(low) + 2)}`, class: 'band' }));
  return svg;
}

/** The family that a cell is drawn in: fills are named after it. */
const familyOf = (cell: Element | null) => /#s-(\w+)/.exec(cell?.getAttribute('fill') ?? '')?.[1] ?? 'unknown';

/** The read-out of one cell: the words of its list entry, and its share on a log gauge. */
export function popoverOf(entry: HTMLElement, cell: Element | null): HTMLElement {
  const popover = document.createElement('div');
  popover.className = 'readout';
  popover.setAttribute('role', 'status');
  popover.append(...[...entry.childNodes].map((node) => node.cloneNode(true)));
  const [low, high] = entry.dataset['band']?.split(' ').map(Number) ?? [];
  if (low !== undefined && high !== undefined) popover.querySelector('[data-share]')?.before(gauge(familyOf(cell), low, high));
  return popover;
}

/** Two pixels of ink around a cell. */
export function ringOf(cell: Element): SVGElement {
  const ring = cell.cloneNode() as SVGElement;
  ring.setAttribute('class', 'cell ring');
  // No longer a cell: those are found by what they are filled with.
  ring.removeAttribute('fill');
  return ring;
}
