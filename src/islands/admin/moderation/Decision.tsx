import { useId, useState } from 'react';
import type { Author } from '#api/admin/moderation.ts';
import type { BanWish } from '#api/admin/users.ts';
import { t } from '#i18n/admin-words.ts';
import { BanFields, firstBan, isBan } from '../users/BanFields.tsx';

export interface Said {
  readonly reason?: string;
  readonly ban?: BanWish;
}

interface Props<Choice extends string> {
  readonly author: Author | null;
  /** Buttons in their order; the first is what Enter does. Those in `reasoned` need a reason. */
  readonly choices: readonly Choice[];
  readonly reasoned: readonly Choice[];
  /** Reasons that are often given. */
  readonly reasons?: readonly string[];
  readonly decide: (choice: Choice, said: Said) => void;
}

const least = 3;

/** What is decided about somebody's text or product, the reason they will read, and a ban in the same step. */
export function Decision<Choice extends string>({ author, choices, reasoned, reasons = [], decide }: Props<Choice>) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [ban, setBan] = useState<BanWish | null>(null);
  const [missing, setMissing] = useState(false);
  const choose = (choice: Choice) => {
    const said = reason.trim();
    if ((reasoned.includes(choice) && said.length < least) || (ban && !isBan(ban))) {
      setMissing(true);
      document.getElementById(`${id}reason`)?.focus();
      return;
    }
    setMissing(false);
    decide(choice, { ...(reasoned.includes(choice) ? { reason: said } : {}), ...(ban ? { ban } : {}) });
  };
  return (
    <form
      className="desk-decision"
      onSubmit={(event) => {
        event.preventDefault();
        const first = choices.find((choice) => reasoned.includes(choice)) ?? choices[0];
        if (first !== undefined) choose(first);
      }}
    >
      {reasoned.length > 0 && (
        <div className="desk-fields">
          <div>
            <label htmlFor={`${id}reason`}>{t('admin.decide.reason')}</label>
            <input
              id={`${id}reason`}
              className="field"
              data-reason=""
              maxLength={500}
              list={`${id}reasons`}
              value={reason}
              aria-invalid={missing}
              onChange={(event) => setReason(event.target.value)}
            />
            <datalist id={`${id}reasons`}>
              {reasons.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </div>
        </div>
      )}
      {author && (
        <details open={ban !== null} onToggle={(event) => setBan(event.currentTarget.open ? (ban ?? firstBan) : null)}>
          <summary>{t('admin.decide.banToo', { name: author.username })}</summary>
          {ban && (
            <div className="desk-fields">
              <BanFields ban={ban} change={setBan} />
            </div>
          )}
        </details>
      )}
      {missing && (
        <p className="brick" role="alert">
          {t('admin.decide.missing')}
        </p>
      )}
      <p className="actions">
        {choices.map((choice) => (
          <button key={choice} type="button" className="button" onClick={() => choose(choice)}>
            {t.find(`admin.decide.${choice}`) ?? choice}
          </button>
        ))}
      </p>
      {author && !author.confirmed && <p className="small quiet">{t('admin.author.noMail')}</p>}
    </form>
  );
}
