import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { type DragEvent, useId, useState } from 'react';
import { t } from '../../lib/i18n.js';

type FileDropProps = {
  /** Name of the chosen file. */
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
};

/** Accepts a dropped or chosen file. */
export function FileDrop({ chosen, error, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) {
      onChoose(file);
    }
  };
  return (
    <div className="fld">
      <label htmlFor={id}>{t('Template file')}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same for keys */}
      <div
        className={isOver ? 'dropzone over' : 'dropzone'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <AnyIcon name={chosen ? 'check' : 'cloud-upload'} size="l" />
        <span className="h4" dir="auto">
          {chosen ?? t('Drop a template file here, or choose one')}
        </span>
        <span className="dim">{t('A JSON export of Elementor or of the block editor')}</span>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Allows choosing the same file again after changes.
            currentTarget.value = '';
            if (file) {
              onChoose(file);
            }
          }}
        />
      </div>
      {error && (
        <p className="tell bad" id={`${id}-error`} role="alert">
          <AnyIcon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
