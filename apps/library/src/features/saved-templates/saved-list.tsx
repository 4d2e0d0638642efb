import { listSavedTemplates, type SavedTemplate } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { useState } from 'react';
import type { Route } from '../../lib/address.js';
import { themePartsPath } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { pageOf, searchOf } from '../lists/list-address.js';
import { TemplateResult } from '../lists/template-result.js';
import { DeleteTemplate } from './delete-template.js';
import { TemplateTable } from './template-table.js';

/** Lists the templates saved in Elementor's library. */
export function SavedList({ route }: { route: Route }) {
  const search = searchOf(route.query);
  const list = useEndpoint(
    listSavedTemplates,
    { platform: 'elementor', page: pageOf(route), ...(search && { search }) },
    { keepPrevious: () => true },
  );
  const [leaving, setLeaving] = useState<SavedTemplate>();
  const empty = <NothingSaved />;
  return (
    <>
      <TemplateResult list={list} route={route} loading={t('Loading your templates')} empty={empty}>
        {(templates, isBusy) => <TemplateTable templates={templates} isBusy={isBusy} onDelete={setLeaving} />}
      </TemplateResult>
      {leaving && <DeleteTemplate template={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

/** Explains that saving needs Elementor and links to theme parts, which do not. */
function NothingSaved() {
  const { can, has_elementor } = useHost().boot;
  const actions = can.manage_options && !has_elementor && (
    <Link className={buttonClass()} to={themePartsPath}>
      {t('Theme parts')}
    </Link>
  );
  return (
    <Blank picture="nothing" heading="h2" title={t('No saved templates')} actions={actions}>
      {t('Save a page or a section in Elementor and it appears here.')}
    </Blank>
  );
}
