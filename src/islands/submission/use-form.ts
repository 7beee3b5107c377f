import { useEffect, useState } from 'react';
import { dropForm, emptyForm, type KeptForm, keepForm, keepPicture, keptFormOf, keptPicture } from './draft.ts';

export interface SubmissionState {
  readonly form: KeptForm;
  /** What was left behind here earlier stands in it. */
  readonly restored: boolean;
  readonly picture: Blob | null;
  change(fields: Partial<KeptForm>): void;
  /** Resolves once the device keeps it. */
  choosePicture(picture: Blob | null): Promise<void>;
  /** Empties the form, here and on the device. */
  drop(): Promise<void>;
}

/** A form that is kept on the device with every letter, so that neither a reload nor a lost connection takes anything away. */
export function useForm(key: string, initial: KeptForm = emptyForm): SubmissionState {
  const [kept] = useState(() => keptFormOf(key));
  const [form, setForm] = useState(kept ?? initial);
  const [restored, setRestored] = useState(kept !== null);
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => void keptPicture(key).then((found) => found && setPicture((chosen) => chosen ?? found)), [key]);
  return {
    form,
    restored,
    picture,
    change(fields) {
      const next = { ...form, ...fields };
      setForm(next);
      keepForm(key, next);
    },
    async choosePicture(chosen) {
      await keepPicture(key, chosen);
      setPicture(chosen);
    },
    async drop() {
      setForm(initial);
      setPicture(null);
      setRestored(false);
      await dropForm(key);
    },
  };
}
