import { escapeHtml } from './escape.ts';

type Props = Readonly<Record<string, unknown>>;

/** Attributes that React spells otherwise than HTML does. Any other name with a capital is refused, so that none is written wrong. */
const spellings: Readonly<Record<string, string>> = {
  className: 'class',
  defaultValue: 'value',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  maxLength: 'maxlength',
  autoComplete: 'autocomplete',
  spellCheck: 'spellcheck',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  dateTime: 'datetime',

  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  textAnchor: 'text-anchor',
  viewBox: 'viewBox',
  patternUnits: 'patternUnits',
  patternTransform: 'patternTransform',
  preserveAspectRatio: 'preserveAspectRatio',
};

/** Attributes that say something by being there. */
const switches = new Set(['hidden', 'open', 'disabled', 'checked', 'selected', 'required', 'reversed', 'inert']);
const notAttributes = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref']);

function styleText(style: Props): string {
  return Object.entries(style)
    .flatMap(([property, value]) => {
      if (value === null || value === undefined || value === false) return [];
      const isOwn = property.startsWith('--');
      if (typeof value === 'number' && value !== 0 && !isOwn) throw new Error(`The style "${property}: ${value}" needs a unit.`);
      return `${isOwn ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`;
    })
    .join(';');
}

const beginnings = new Map<string, string>();

/** ` name="` as HTML spells it; the names are those that stand in components. */
function beginning(name: string): string {
  const known = beginnings.get(name);
  if (known !== undefined) return known;
  const spelling = spellings[name];
  if (spelling === undefined && /[A-Z]/.test(name)) throw new Error(`Static markup does not know the attribute "${name}".`);
  const begun = ` ${spelling ?? name}="`;
  beginnings.set(name, begun);
  return begun;
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && name !== 'style') return `${beginning(name)}${escapeHtml(value)}"`;
  if (name === 'style') return ` style="${escapeHtml(styleText(value as Props))}"`;
  if (typeof value === 'boolean') {
    if (name.startsWith('aria-') || name.startsWith('data-')) return ` ${name}="${value}"`;
    if (!switches.has(name)) throw new Error(`Static markup does not know "${name}" as an attribute that is on or off.`);
    return value ? ` ${name}=""` : '';
  }
  if (typeof value !== 'number') throw new Error(`The attribute "${name}" cannot be a ${typeof value} in static markup.`);
  return `${beginning(name)}${value}"`;
}

/** The attributes of an opening tag, each after a space. */
export function attributesOf(props: Props): string {
  let html = '';
  for (const name in props) if (!notAttributes.has(name)) html += attribute(name, props[name]);
  return html;
}
