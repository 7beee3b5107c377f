import type { Language } from '#core/language.ts';
import type { En } from './en/messages.ts';
import type { PageMessages } from './en/page-messages.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Message, Messages, ValueNames } from './message-types.ts';

export type MessageKey = keyof En;
type Values = Readonly<Record<string, string | number>>;
type Arguments<Text extends Message> = [ValueNames<Text>] extends [never]
  ? []
  : [values: { readonly [Name in ValueNames<Text>]: Name extends 'count' ? number : string | number }];

/** Says one set of messages, which is typed by its English texts. */
export interface TranslatorOf<Texts extends Messages> extends Formats {
  <Key extends keyof Texts & string>(key: Key, ...values: Arguments<Texts[Key]>): string;
  readonly language: Language;
  /** For keys built from a checked union (taxonomy, error codes); null when there is no such message. */
  find(key: string, values?: Values): string | null;
  /** Some messages as they are written, for a script of the page that makes a translator of them. */
  readonly pick: (keys: readonly (keyof Texts & string)[]) => Messages;
}

export type Translator = TranslatorOf<En>;
/** Says what only pages, functions and commands say, too. What runs in browsers has none: its words would come along. */
export type PageTranslator = TranslatorOf<PageMessages>;

export function createTranslator<Texts extends Messages = En>(language: Language, messages: Messages): TranslatorOf<Texts> {
  const formats = createFormats(language);
  const plurals = new Intl.PluralRules(language);

  /** Texts between the names of values, and those names: the odd ones. Split once, because a page fills some hundred of them. */
  const parts = new Map<string, readonly string[]>();

  function partsOf(text: string): readonly string[] {
    const known = parts.get(text) ?? text.split(/\{(\w+)\}/);
    parts.set(text, known);
    return known;
  }
  function choose(message: Message, count: unknown): string {
    if (typeof message === 'string') return message;
    const form = plurals.select(Number(count));
    return form in message ? message[form as keyof typeof message] : message.other;
  }
  function fill(message: Message, values: Values): string {
    const pieces = partsOf(choose(message, values.count));
    let text = pieces[0] ?? '';
    for (let index = 1; index < pieces.length; index += 2) {
      const value = values[pieces[index] ?? ''];
      text += typeof value === 'number' ? formats.number(value) : String(value);
      text += pieces[index + 1] ?? '';
    }
    return text;
  }
  function find(key: string, values: Values = {}): string | null {
    const message = messages[key];
    return message === undefined ? null : fill(message, values);
  }
  const pick = (keys: readonly (keyof Texts & string)[]) =>
    Object.fromEntries(keys.flatMap((key) => (messages[key] ? [[key, messages[key]]] : [])));
  const translate = (key: string, values?: Values) => find(key, values) ?? key;
  return Object.assign(translate, formats, { language, find, pick });
}
