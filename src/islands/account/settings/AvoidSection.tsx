import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { ingredientPath } from '#site/paths.ts';
import { failureWords } from '../../session/field-problems.ts';
import { findIngredient } from '../../session/find-ingredient.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { saveSettings } from './save-settings.ts';
import { useSuggestedIngredients } from './use-suggested-ingredients.ts';

/** Ingredients to be marked wherever they stand. */
export function AvoidSection({ user }: { readonly user: User }) {
  const { avoid } = user.settings;
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
      if (await saveSettings({ avoid: [...avoid, found.alias] })) form.reset();
    } catch (error) {
      setProblem(failureWords(error));
    }
  }

  return (
    <SettingsSection title={t('settings.avoid')} note={t('settings.avoidNote')}>
      {avoid.length > 0 && (
        <ul className="avoided" data-part="avoided">
          {avoid.map((alias) => (
            <li key={alias}>
              <a href={ingredientPath(alias)}>{alias.replaceAll('-', ' ')}</a>
              <button
                type="button"
                className="button bare"
                aria-label={t('settings.avoidRemove', { name: alias })}
                onClick={() => void saveSettings({ avoid: avoid.filter((other) => other !== alias) })}
              >
                <Trash2 className="icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add}>
        <label className="label" htmlFor="avoid-name">
          <b>{t('settings.avoidAdd')}</b>
        </label>
        <div className="search-line">
          <input
            className="field"
            id="avoid-name"
            name="name"
            autoComplete="off"
            list="avoid-names"
            aria-describedby="avoid-problem"
            onInput={({ currentTarget }) => suggest(currentTarget.value)}
          />
          <datalist id="avoid-names">
            {suggested.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <button className="button" type="submit">
            {t('settings.add')}
          </button>
        </div>
        <p className="small brick" id="avoid-problem" role="alert">
          {problem}
        </p>
      </form>
    </SettingsSection>
  );
}
