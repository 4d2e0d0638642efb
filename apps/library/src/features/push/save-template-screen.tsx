import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import styles from './push.css?inline';
import { SaveChosen } from './save-chosen.js';
import { SaveEdited } from './save-edited.js';

/** Saves an editor's document or a chosen template and pushes it to the cloud. */
export function SaveTemplateScreen({ route }: { route: Route }) {
  const { editor } = useHost();
  return (
    <div className="frame solo">
      <style>{styles}</style>
      <div className="view" style={{ maxInlineSize: 980, inlineSize: '100%', marginInline: 'auto' }}>
        <div className="title">
          <h1 className="h1">{t('Save your template')}</h1>
        </div>
        {editor ? (
          <SaveEdited key={`${route.key} ${route.query.part}`} editor={editor} route={route} />
        ) : (
          <SaveChosen key={route.key} route={route} />
        )}
      </div>
    </div>
  );
}
