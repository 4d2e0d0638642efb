import { AnyIcon, type AnyIconName } from '@kithouse/ui/any-icon.js';
import { Art } from '@kithouse/ui/art.js';
import { BarLine } from '@kithouse/ui/bar-line.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Blank } from '@kithouse/ui/blank.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { CodeField } from '@kithouse/ui/code-field.js';
import { Face } from '@kithouse/ui/face.js';
import { Field } from '@kithouse/ui/field.js';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { icons } from '@kithouse/ui/icons.js';
import { Mark } from '@kithouse/ui/mark.js';
import { moreIcons } from '@kithouse/ui/more-icons.js';
import { Note } from '@kithouse/ui/note.js';
import { Pager } from '@kithouse/ui/pager.js';
import { PasswordField } from '@kithouse/ui/password-field.js';
import { rich } from '@kithouse/ui/rich.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { SubmitButton } from '@kithouse/ui/submit-button.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { TileSkeletons } from '@kithouse/ui/tile-skeletons.js';
import type { ReactNode } from 'react';
import type { ComponentName } from './component-names.js';
import { floatingComponents } from './floating-components.js';
import { Held } from './held.js';
import { previewComponents } from './preview-components.js';

const nothing = () => {};
const picture = { src: '/catalogue/driftwood-home/thumbnails/1-480.webp', srcset: '', width: 480, height: 600 };
const art = { pictures: [picture], tint: '#8fcdd6', sizes: '240px', isLazy: false };
const size = { inlineSize: 240 };

/** Every component of packages/ui with the states that it has. */
export const components: Record<ComponentName, () => ReactNode> = {
  'any-icon': () =>
    [...Object.keys(icons), ...Object.keys(moreIcons)].map((name) => <AnyIcon key={name} name={name as AnyIconName} />),
  art: () => (
    <>
      <div style={size}>
        <Art {...art} />
      </div>
      <div style={size}>
        <Art {...art} pictures={[]} />
      </div>
    </>
  ),
  'bar-line': () => (
    <div style={size}>
      <BarLine label="Files" value={12} max={30} />
    </div>
  ),
  blank: () => (
    <>
      <Blank picture="nothing" title="Nothing found" actions={<Button>Clear filters</Button>}>
        Try another word.
      </Blank>
      <Blank picture="broken" title="The library is offline" role="alert">
        Try again later.
      </Blank>
    </>
  ),
  'bare-button': () => <BareButton className="lnk">A link that acts</BareButton>,
  button: () => (
    <>
      {([undefined, 'primary', 'quiet', 'danger'] as const).map((kind) => (
        <span className="line" key={kind ?? 'plain'}>
          <Button kind={kind}>Button</Button>
          <Button kind={kind} size="s">
            Small
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </span>
      ))}
      <ButtonLink href="#">Link</ButtonLink>
    </>
  ),
  checkbox: () => (
    <>
      <Held start={true}>
        {(checked, onChange) => (
          <Checkbox checked={checked} onChange={onChange}>
            Sample posts
          </Checkbox>
        )}
      </Held>
      <Checkbox checked={false} onChange={nothing} disabled>
        Disabled
      </Checkbox>
    </>
  ),
  face: () => (['s', 'm', 'l', 'xl'] as const).map((each) => <Face key={each} name="Ada Lovelace" photo={null} size={each} />),
  field: () => (
    <>
      <Held start="Harbour House">{(value, onChange) => <Field label="Site title" value={value} onChange={onChange} />}</Held>
      <Field label="E-mail" value="ada" onChange={nothing} error="Enter an e-mail address." />
      <Field label="Large" value="" onChange={nothing} size="l" placeholder="Placeholder" />
    </>
  ),
  'icon-button': () => (
    <span className="line">
      <IconButton label="Close">
        <Icon name="x" />
      </IconButton>
      <IconButton label="Close" size="s">
        <Icon name="x" size="s" />
      </IconButton>
      <IconButton label="Close" disabled>
        <Icon name="x" />
      </IconButton>
    </span>
  ),
  icon: () => (['s', 'm', 'l'] as const).map((each) => <Icon key={each} name="x" size={each} />),
  mark: () => <Mark />,
  note: () => (
    <>
      <Note label="Verify your email" icon={<AnyIcon name="mail-warning" />} action={<Button size="s">Check again</Button>}>
        We sent a link to ada@example.com.
      </Note>
      {([undefined, 'info', 'bad'] as const).map((tone) => (
        <Note key={tone ?? 'warn'} tone={tone} isBoxed icon={<Icon name="info" />} action={<Button size="s">Retry</Button>}>
          The library is offline.
        </Note>
      ))}
    </>
  ),
  pager: () => (
    <Held start={3}>
      {(page, onGo) => (
        <Pager
          page={page}
          total={12}
          label="Pages"
          previousLabel="Previous"
          nextLabel="Next"
          hrefOf={(to) => `#${to}`}
          onGo={onGo}
        />
      )}
    </Held>
  ),
  'code-field': () => (
    <Held start="123 456">{(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} />}</Held>
  ),
  'password-field': () => (
    <Held start="correct horse">
      {(value, onChange) => (
        <PasswordField label="Password" value={value} onChange={onChange} showLabel="Show" hideLabel="Hide" />
      )}
    </Held>
  ),
  segmented: () => (
    <Held start="list">
      {(value, onChange) => (
        <Segmented
          label="View"
          value={value}
          onChange={onChange}
          options={[
            { value: 'list', label: 'List', count: 4 },
            { value: 'grid', label: 'Grid' },
          ]}
        />
      )}
    </Held>
  ),
  'row-skeletons': () => <RowSkeletons label="Loading" />,
  rich: () => rich('Read the <terms>terms</terms>.', { terms: (words) => <a href="#terms">{words}</a> }),
  skeleton: () => (
    <div style={size}>
      <Skeleton height={14} width="60%" />
      <Skeleton kind="art-like" />
    </div>
  ),
  'submit-button': () => (
    <>
      <SubmitButton isBusy={false}>Save</SubmitButton>
      <SubmitButton isBusy={true}>Saving</SubmitButton>
    </>
  ),
  table: () => (
    <>
      {[false, true].map((isBusy) => (
        <Table key={String(isBusy)} label="Files" columns={['Name', 'Changed', actionsColumn('Actions')]} isBusy={isBusy}>
          {['Headland', 'Opening hours'].map((name) => (
            <tr key={name}>
              <Cell>{name}</Cell>
              <Cell isExtra isNumber>
                Nov 18, 2026
              </Cell>
              <ActionsCell>
                <Button size="s">Open</Button>
              </ActionsCell>
            </tr>
          ))}
        </Table>
      ))}
    </>
  ),
  'tile-skeletons': () => <TileSkeletons count={4} shape="tall" label="Loading" />,
  ...previewComponents,
  ...floatingComponents,
};
