import { AppError, type SiteForm } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { isSvg, logoTypes, refuseLogo } from './logo-file.js';
import { uploadPicture } from './wp-rest.js';

type LogoFieldProps = {
  logo: SiteForm['logo'];
  /** Address of the pack's own; empty without one. */
  packLogo: string;
  onChange: (logo: SiteForm['logo']) => void;
  /** Reports the size of the loaded picture in px. */
  onShown: (width: number, height: number) => void;
};

/** Chooses the pack's logo, an uploaded one, or none to keep the site's. */
export function LogoField({ logo, packLogo, onChange, onShown }: LogoFieldProps) {
  const { boot } = useHost();
  const { isBusy, refusal, take, forget } = useUpload(onChange);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && boot.can.upload_files) {
      take(file);
    }
  };
  const remove = () => {
    forget();
    onChange(null);
    choose.current?.focus();
  };
  return (
    <fieldset className="fld" aria-labelledby={id}>
      <span className="label" id={id}>
        {t('Logo')}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keys */}
      <div
        className={isOver ? 'logo-drop over' : 'logo-drop'}
        aria-busy={isBusy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="mat">
          {isBusy ? <span className="spin" /> : <LogoPicture key={logo?.url} url={logo?.url} onShown={onShown} />}
        </span>
        <div className="stack" style={{ '--gap': '6px' }}>
          <span className="line flow">
            {boot.can.upload_files && (
              <Button ref={choose} size="s" aria-busy={isBusy} onClick={() => isBusy || input.current?.click()}>
                {logo ? t('Replace') : t('Upload')}
                <span className="sr"> {t('Logo')}</span>
              </Button>
            )}
            {logo && !isBusy && (
              <IconButton size="s" label={t('Remove logo')} onClick={remove}>
                <AnyIcon name="trash-2" />
              </IconButton>
            )}
            {packLogo !== '' && logo?.id !== 0 && !isBusy && (
              <Button kind="quiet" size="s" onClick={() => onChange({ id: 0, url: packLogo })}>
                {t('Use the pack’s logo')}
              </Button>
            )}
          </span>
          <span className="cap">
            {logo ? t('SVG, PNG, JPG or GIF, at most 800 × 400 px') : t('Without a file, your site keeps its current logo.')}
          </span>
        </div>
        <input
          ref={input}
          type="file"
          accept={logoTypes}
          aria-label={t('Logo file')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) {
              take(file);
            }
          }}
        />
      </div>
      {refusal && (
        <p className="tell bad" role="alert">
          <AnyIcon name="circle-alert" />
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

function LogoPicture({ url, onShown }: { url: string | undefined } & Pick<LogoFieldProps, 'onShown'>) {
  const [isBroken, setBroken] = useState(false);
  return url && !isBroken ? (
    <img
      src={url}
      alt=""
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onShown(naturalWidth, naturalHeight)}
      onError={() => setBroken(true)}
    />
  ) : (
    <AnyIcon name="cloud-upload" size="l" />
  );
}

function useUpload(onChange: LogoFieldProps['onChange']) {
  const { boot } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function take(file: File) {
    setRefusal(undefined);
    setBusy(true);
    try {
      const reason = await refuseLogo(file);
      if (reason) {
        setRefusal(reason);
      } else {
        onChange(await uploadPicture(boot, file));
      }
    } catch (error) {
      const message = error instanceof AppError ? error.message : t('Something went wrong');
      setRefusal(isSvg(file) ? t('This site doesn’t accept SVG files. Choose a PNG, JPG or GIF file.') : message);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, refusal, take: (file: File) => void take(file), forget: () => setRefusal(undefined) };
}
