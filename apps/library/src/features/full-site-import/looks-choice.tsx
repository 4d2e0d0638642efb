import { fullSiteActions, type PackImportInfo } from '@kithouse/contract';
import { useReachable } from '@kithouse/ui/use-reachable.js';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { LookFrame } from '../own-look/look-frame.js';
import { toPaint } from './color.js';
import { colorsOf, previewColors } from './full-site-import.js';
import styles from './looks.css?inline';
import { hasLook, type Look, type LookChoice, previewFonts } from './looks.js';
import type { Person } from './use-person.js';

type LooksChoiceProps = {
  info: PackImportInfo['data'];
  looks: readonly Look[];
  /** Name and logo for all looks. */
  person: Person;
  chosen: LookChoice;
  /** Address of the front page's preview; undefined without one. */
  src: string | undefined;
  /** In px, of the pages. */
  width: number;
  onChoose: (choice: LookChoice) => void;
  /** A button beside the title. */
  action?: ReactNode;
};

/** Offers complete looks as pictures of the front page with the person's name and logo. */
export function LooksChoice({ info, looks, person, chosen, src, width, onChoose, action }: LooksChoiceProps) {
  const id = useId();
  const [loaded, setLoaded] = useState(0);
  const { isAway } = useReachable(src ?? 'about:blank');
  return (
    <div className="looks" role="radiogroup" aria-labelledby={`${id}-title`} aria-describedby={`${id}-about`}>
      <style>{styles}</style>
      <div className="about">
        <h3 className="h4" id={`${id}-title`}>
          {t('Choose a look')}
        </h3>
        <p className="cap" id={`${id}-about`}>
          {t('Each shows your name and logo. You can fine-tune colours and fonts next.')}
        </p>
        {action}
      </div>
      <div className="row">
        {looks.map((look, index) => (
          <LookCard
            key={look.id}
            group={id}
            look={look}
            info={info}
            person={person}
            // One frame loads after the other, so that the first appears soon.
            src={isAway || index > loaded ? undefined : src}
            width={width}
            isChosen={hasLook(info, chosen, look)}
            onChoose={() => onChoose(look.choice)}
            onLoaded={() => setLoaded((count) => Math.max(count, index + 1))}
          />
        ))}
      </div>
    </div>
  );
}

type LookCardProps = Pick<LooksChoiceProps, 'info' | 'person' | 'src' | 'width'> & {
  group: string;
  look: Look;
  isChosen: boolean;
  onChoose: () => void;
  onLoaded: () => void;
};

function LookCard({ group, look, info, person, src, width, isChosen, onChoose, onLoaded }: LookCardProps) {
  const color = previewColors(info, look.choice.color);
  const message = {
    type: fullSiteActions.cssVariable,
    platform: person.platform,
    title: person.title,
    logo: person.logo?.url ?? '',
    logoSize: person.logo_size,
    color,
    fonts: previewFonts(look.choice.fonts),
    texts: person.texts,
    facts: person.facts,
  };
  return (
    <label className="look">
      <input type="radio" className="sr" name={group} checked={isChosen} onChange={onChoose} />
      <LookFrame title={look.title || look.fonts} src={src} width={width} message={message} onLoaded={onLoaded} />
      <span className="name">
        <span className="clip">{look.title || look.fonts}</span>
        {look.title !== '' && look.fonts !== '' && <span className="cap clip">{look.fonts}</span>}
      </span>
      <span className="stripes" aria-hidden="true">
        {colorsOf(info)
          .slice(0, shownColors)
          .map(({ _id }) => (
            <i key={_id} style={{ '--c': toPaint(color[_id] ?? '') }} />
          ))}
      </span>
    </label>
  );
}

const shownColors = 5;
