import type { Translator } from '#i18n/translator.ts';

interface Props {
  /** Products that are compared already. */
  readonly aliases: readonly string[];
  /** How many sides are asked for. */
  readonly fields: 1 | 2;
  readonly t: Translator;
}

function PickField({ number, legend, t }: { readonly number: number; readonly legend: string; readonly t: Translator }) {
  return (
    <fieldset className="pick" data-pick="">
      <legend>{legend}</legend>
      <div className="suggest">
        <label className="label" htmlFor={`product-${number}`}>
          <b>{t('pick.product')}</b>
          <span className="quiet">{t('pick.productHint')}</span>
        </label>
        <input
          className="field"
          id={`product-${number}`}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`found-${number}`}
          maxLength={100}
          autoComplete="off"
          spellCheck="false"
          data-suggests={String(number)}
        />
        <div id={`found-${number}`} role="listbox" aria-label={legend} hidden />
        <p className="fine quiet" role="status" data-part="no-suggestion" hidden>
          {t('pick.none')}
        </p>
        <p className="small picked" data-part="picked" hidden />
      </div>
      <label className="label" htmlFor={`list-${number}`}>
        <b>{t('pick.list')}</b>
        <span className="quiet">{t('pick.listHint')}</span>
      </label>
      <textarea className="sheet" id={`list-${number}`} lang="la" spellCheck="false" />
    </fieldset>
  );
}

/** Asks for what is to be compared: a product by its name, or a pasted list, which stays in the browser. */
export function PickForm({ aliases, fields, t }: Props) {
  const legends = fields === 2 ? [t('pick.first'), t('pick.second')] : [t(aliases.length === 1 ? 'pick.second' : 'pick.another')];
  return (
    <compare-pick data-aliases={aliases.join(' ')} data-too-few={t('pick.tooFew')} data-remove={t('pick.remove', { name: '{name}' })}>
      <form className="picks">
        {legends.map((legend, index) => (
          <PickField key={legend} number={index + 1} legend={legend} t={t} />
        ))}
        <div className="actions">
          <button type="submit" className="button primary">
            {t('pick.go')}
          </button>
        </div>
        <p className="small brick" role="alert" data-part="problem" hidden />
      </form>
    </compare-pick>
  );
}
