/** Plural messages hold one text for each CLDR form of their language (Intl.PluralRules). */
export interface PluralEn {
  readonly one: string;
  readonly other: string;
}
export interface PluralRu {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}
export type Message = string | PluralEn | PluralRu;
export type Messages = Readonly<Record<string, Message>>;

/** The Russian counterpart of English messages: the same keys, plurals with all four forms. */
export type Russian<English extends Messages> = { readonly [Key in keyof English]: English[Key] extends string ? string : PluralRu };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The `{names}` a message wants, `count` included when it is a plural. */
export type ValueNames<Value extends Message> = Value extends string
  ? NamesIn<Value>
  : Value extends PluralEn
    ? NamesIn<Value['one'] | Value['other']> | 'count'
    : never;
