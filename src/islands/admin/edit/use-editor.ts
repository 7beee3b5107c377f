import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import { t } from '#i18n/admin-words.ts';
import { type FieldProblems, fieldProblems } from '../../session/field-problems.ts';
import { type Form, type KeptDraft, keepDraft, keptDraft, picked } from './draft.ts';

export interface Saved<Shown> {
  readonly change: number | null;
  readonly shown: Shown;
}

export interface EditorOptions<Shown> {
  /** Of the record: its draft is kept by it. */
  readonly name: string;
  readonly load: () => Promise<Shown>;
  readonly formOf: (shown: Shown) => Form;
  /** Saves changed fields, with what was seen of them. */
  readonly save: (mine: Form, was: Form, shown: Shown) => Promise<Saved<Shown>>;
  /** What a save did, for the line that takes it back. */
  readonly onSaved: (saved: Saved<Shown>) => void;
}

/** A record that is edited: what is there, what the editor changed, what somebody else changed meanwhile. Nothing typed is lost: it stays on this device until it is saved. */
export function useEditor<Shown>({ name, load, formOf, save, onSaved }: EditorOptions<Shown>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [base, setBase] = useState<Form>({});
  const [mine, setMine] = useState<Form>({});
  const [problems, setProblems] = useState<FieldProblems>({});
  const [left, setLeft] = useState<KeptDraft | null>(null);
  /** Fields that somebody else changed as well. */
  const [disputed, setDisputed] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  const take = useCallback(
    (found: Shown) => {
      setShown(found);
      setBase(formOf(found));
    },
    [formOf],
  );
  const reload = useCallback(async () => {
    try {
      take(await load());
    } catch (error) {
      setProblems(fieldProblems(error));
    }
  }, [load, take]);
  useEffect(() => {
    setLeft(keptDraft(name));
    void reload();
  }, [name, reload]);

  const change = (fields: Form) => {
    const next = { ...mine, ...fields };
    const changed = Object.fromEntries(Object.entries(next).filter(([field, text]) => text !== base[field]));
    setMine(changed);
    setLeft(null);
    keepDraft(name, picked(base, Object.keys(changed)), changed);
  };
  const drop = () => {
    setMine({});
    setLeft(null);
    setProblems({});
    setDisputed([]);
    keepDraft(name, {}, {});
  };
  /** Puts what was left here back into the form; what is different there by now is disputed. */
  const takeUp = (draft: KeptDraft) => {
    const changed = Object.fromEntries(Object.entries(draft.mine).filter(([field, text]) => text !== base[field]));
    setMine(changed);
    setDisputed(Object.keys(changed).filter((field) => draft.was[field] !== base[field]));
    setLeft(null);
  };
  /** Who saves second sees what the other one wrote. */
  const compare = async () => {
    const there = await load();
    const theirs = formOf(there);
    const both = Object.keys(mine).filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
    const still = Object.fromEntries(Object.entries(mine).filter(([field, text]) => text !== theirs[field]));
    take(there);
    setMine(still);
    setDisputed(both);
    keepDraft(name, picked(theirs, Object.keys(still)), still);
  };
  const settle = (field: string, isMine: boolean) => {
    setDisputed(disputed.filter((other) => other !== field));
    if (!isMine) change({ [field]: base[field] ?? '' });
  };
  const send = async () => {
    if (shown === null || isBusy || disputed.length > 0) return;
    setBusy(true);
    try {
      const saved = await save(mine, picked(base, Object.keys(mine)), shown);
      drop();
      take(saved.shown);
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'change.conflict') {
        setProblems({ '': t('admin.edit.conflict') });
        await compare().catch(() => undefined);
      } else setProblems(fieldProblems(error));
    } finally {
      setBusy(false);
    }
  };
  const form: Form = { ...base, ...mine };
  return { shown, base, form, mine, problems, left, disputed, isBusy, change, drop, takeUp, settle, send, reload, take };
}
export type Editor<Shown> = ReturnType<typeof useEditor<Shown>>;
