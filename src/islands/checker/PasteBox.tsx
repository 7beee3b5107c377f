import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useRef } from 'react';
import { t } from '#i18n/current.ts';
import { ScanButton } from '../barcode/ScanButton.tsx';
import { PhotoButton, type PictureEvents } from '../photo/use-photographs.tsx';
import { type ExampleName, exampleNames, examples } from './examples.ts';
import { earlyNoteId, useEarlyPress } from './use-early-press.ts';

interface Props {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly writing: boolean;
  readonly busy: boolean;
  /** Busy for so long that it is said. */
  readonly waiting: boolean;
  /** The list whose report is shown, or drawn ahead; it stands on one line while the box is closed. */
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onAnalyse: (text: string) => void;
  readonly onClear: () => void;
  readonly onEdit: () => void;
  readonly onFocus: () => void;
  readonly onPhotograph: () => void;
  /** For pictures that are pasted or dropped into the box. */
  readonly pictures: PictureEvents;
  readonly invalid: boolean;
}

const openByBarcode = async () => (await import('../barcode/barcode-desk.ts')).openByBarcode();

/** Characters of a list on the one line, more than any screen shows of it. */
const longestLine = 200;

function Examples({ onChoose }: { readonly onChoose: (name: ExampleName) => void }) {
  return (
    <p className="examples open-box small">
      <span className="quiet">{t('checker.examples')}</span>
      {exampleNames.map((name) => (
        <button key={name} type="button" className="text-button" onClick={() => onChoose(name)}>
          {t(`checker.example.${name}`)}
        </button>
      ))}
    </p>
  );
}

/** The paste box with its buttons; after an analysis it is one line that opens again. */
export const PasteBox = memo((props: Props) => {
  const { box, writing, busy, waiting, text, onWrite, onAnalyse, onClear, onEdit, onFocus, onPhotograph, pictures, invalid } = props;
  const submit = () => {
    if (!busy) onAnalyse(box.current?.value ?? '');
  };
  const note = useRef<HTMLParagraphElement>(null);
  const ready = useEarlyPress(note, submit);
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const choose = (name: ExampleName) => {
    if (box.current) box.current.value = examples[name];
    onAnalyse(examples[name]);
  };
  return (
    <div className="paste" data-open={writing}>
      <div>
        <div className="open-box">
          <label className="label" htmlFor="list">
            <b>{t('home.field')}</b>
            <span className="quiet">{t('home.fieldHint')}</span>
          </label>
          <textarea
            ref={box}
            className="sheet"
            id="list"
            lang="la"
            spellCheck={false}
            autoComplete="off"
            placeholder={t('home.placeholder')}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? 'list-problem' : undefined}
            onFocus={onFocus}
            onInput={(event) => onWrite(event.currentTarget.value)}
            onKeyDown={submitByKey}
            {...pictures}
          />
        </div>
        <button type="button" className="field one-line" onClick={onEdit}>
          <span className="unseen">{t('checker.edit')}</span>
          <span className="line" data-part="list-line" aria-hidden="true">
            {text.slice(0, longestLine)}
          </span>
          <span className="edit-word" aria-hidden="true">
            {t('checker.editShort')}
          </span>
        </button>
      </div>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          data-does="analyze"
          aria-busy={waiting}
          onClick={submit}
          popoverTarget={ready ? undefined : earlyNoteId}
          popoverTargetAction={ready ? undefined : 'show'}
        >
          {t('home.analyze')}
        </button>
        <button type="button" className="button" data-does="clear" onClick={onClear}>
          {t('checker.clear')}
        </button>
        <PhotoButton onOpen={onPhotograph} />
        <ScanButton onScan={openByBarcode} />
      </div>
      {!ready && (
        <p ref={note} id={earlyNoteId} className="early" popover="manual" role="status">
          {t('checker.busy')}
        </p>
      )}
      <Examples onChoose={choose} />
    </div>
  );
});

interface StatusProps {
  readonly waiting: boolean;
  readonly done: number;
  /** A report is drawn ahead: its message stands ready, and is seen and heard when the report is. */
  readonly ahead: boolean;
}

/** What the box says of its last question. The element is always there, so that a screen reader hears it change. */
export const PasteStatus = memo(({ waiting, done, ahead }: StatusProps) => {
  const message = ahead ? done + 1 : done;
  return (
    <p className="paste-status small leaf" data-part="paste-status" role="status">
      {waiting && <span className="busy quiet">{t('checker.busy')}</span>}
      {!waiting && message > 0 && (
        <span key={message} data-ahead={ahead || undefined}>
          <Check className="icon" /> {t('checker.done')}
        </span>
      )}
    </p>
  );
});
