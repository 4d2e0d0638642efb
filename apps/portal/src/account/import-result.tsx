import type { importCloud, Output } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';

type ImportResultProps = { result: Output<typeof importCloud>['data'] };

/** What became of an import, and of each file that was refused why. */
export function ImportResult({ result: { added, skipped, refused } }: ImportResultProps) {
  return (
    <div className="stack" aria-live="polite">
      <p className="line">
        <Icon name="circle-check" />
        <span>
          {count(added)} added{skipped > 0 && `, ${skipped} here already`}.
        </span>
      </p>
      {refused.length > 0 && (
        <>
          <p>{count(refused.length)} could not be added:</p>
          <ul className="bulleted">
            {refused.map(({ name, reason }, index) => (
              <li key={index} className="anywhere">
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const count = (files: number) => (files === 1 ? '1 template' : `${files} templates`);
