import { useStore } from '@nanostores/react';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { t } from '#i18n/current.ts';
import { ingredientPath } from '#site/paths.ts';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { useSuggestedIngredients } from '../account/settings/use-suggested-ingredients.ts';
import { chooseLists } from '../for-you/choose-lists.ts';
import { readerLists } from '../for-you/reader-lists.ts';
import { failureWords } from '../session/field-problems.ts';
import { findIngredient } from '../session/find-ingredient.ts';
import { keepName, nameOf } from './ingredient-names.ts';
import { useNames } from './use-names.ts';

interface Props {
  readonly kind: 'avoid' | 'like';
}

const wordsOf = {
  avoid: { title: 'own.avoid', note: 'own.avoidNote', add: 'settings.avoidAdd', remove: 'settings.avoidRemove' },
  like: { title: 'own.like', note: 'own.likeNote', add: 'own.likeAdd', remove: 'own.likeRemove' },
} as const;

/** Whether a patch test showed it: then pages say that one is allergic to it. */
function AllergyBox({ alias, name }: { readonly alias: string; readonly name: string }) {
  const { allergies } = useStore(readerLists);
  return (
    <label className="choice">
      <input
        type="checkbox"
        aria-label={t('own.allergyNamed', { name })}
        checked={allergies.includes(alias)}
        onChange={({ currentTarget }) =>
          void chooseLists({ allergies: currentTarget.checked ? [...allergies, alias] : allergies.filter((other) => other !== alias) })
        }
      />
      <span>{t('own.allergy')}</span>
    </label>
  );
}

/** Ingredients that a reader avoids or likes: found by any of their names, kept in the account or on the device. */
export function OwnIngredients({ kind }: Props) {
  const lists = useStore(readerLists);
  const own = lists[kind];
  const words = wordsOf[kind];
  const names = useNames(own);
  const [problem, setProblem] = useState('');
  const [suggested, suggest] = useSuggestedIngredients();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    if (name === '') return;
    try {
      const found = await findIngredient(name);
      if (!found) return setProblem(t('settings.avoidUnknown', { name }));
      setProblem('');
      keepName(found.alias, found.inci);
      if (own.includes(found.alias) || (await chooseLists({ [kind]: [...own, found.alias] }))) form.reset();
      else setProblem(t('shelves.notKept'));
    } catch (error) {
      setProblem(failureWords(error));
    }
  }

  return (
    <SettingsSection title={t(words.title)} note={t(words.note)}>
      {own.length > 0 && (
        <ul className="avoided" data-part="avoided">
          {own.map((alias) => (
            <li key={alias}>
              <a href={ingredientPath(alias)}>{nameOf(names, alias)}</a>
              {kind === 'avoid' && <AllergyBox alias={alias} name={nameOf(names, alias)} />}
              <button
                type="button"
                className="button bare"
                aria-label={t(words.remove, { name: nameOf(names, alias) })}
                onClick={() => void chooseLists({ [kind]: own.filter((other) => other !== alias) })}
              >
                <Trash2 className="icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <label className="label" htmlFor={`${kind}-name`}>
          <b>{t(words.add)}</b>
        </label>
        <div className="search-line">
          <input
            className="field"
            id={`${kind}-name`}
            name="name"
            autoComplete="off"
            list={`${kind}-names`}
            aria-describedby={`${kind}-problem`}
            onInput={({ currentTarget }) => suggest(currentTarget.value)}
          />
          <datalist id={`${kind}-names`}>
            {suggested.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <button className="button" type="submit">
            {t('settings.add')}
          </button>
        </div>
        <p className="small brick" id={`${kind}-problem`} role="alert">
          {problem}
        </p>
      </form>
    </SettingsSection>
  );
}
