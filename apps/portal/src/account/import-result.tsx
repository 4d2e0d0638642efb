import type { importCloud, Output } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { rich } from '@kithouse/ui/rich.js';
import { t, tn, translateMessage } from '../i18n.js';

type ImportResultProps = { result: Output<typeof importCloud>['data'] };

/** Shows the result of an import with the refused files and reasons. */
export function ImportResult({ result: { added, skipped, refused } }: ImportResultProps) {
  return (
    <div className="stack" aria-live="polite">
      <p className="line">
        <Icon name="circle-check" />
        <span>
          {skipped === 0
            ? tn('{count} template added.', '{count} templates added.', added)
            : tn(
                '{count} template added, {skipped} already in your cloud.',
                '{count} templates added, {skipped} already in your cloud.',
                added,
                {
                  skipped,
                },
              )}
        </span>
      </p>
      {refused.length > 0 && (
        <>
          <p>{tn('{count} template couldn’t be added:', '{count} templates couldn’t be added:', refused.length)}</p>
          <ul className="bulleted">
            {refused.map(({ name, reason }, index) => (
              <li key={index} className="anywhere">
                {rich(t('{file}: {reason}'), { file: <bdi>{name}</bdi>, reason: translateMessage(reason) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
