import type { DesignRoom, DesignVariable, DocumentDesign, Warning } from '@kithouse/contract';
import { restoreDesign, withoutDesign } from '../../read/elementor/design-marks.js';
import { listDesignSymbols } from '../../read/elementor/design-names.js';
import type { Design, Variant } from '../../read/elementor/read-design.js';
import { writeVariables } from '../../read/elementor/write-variables.js';
import type { PlannedDocument } from '../plan-source.js';

type Chosen = { documents: PlannedDocument[]; design?: DocumentDesign; warnings: Warning[] };

/** Lists codes of warnings about written classes, which are wrong once the site gets the classes themselves. */
const aboutWriting = new Set(['design_flattened', 'custom_css', 'design_renamed']);

/** Returns documents with the global classes and variables that the site gets; without room, only their look. */
export function chooseDesign(documents: PlannedDocument[], warnings: Warning[], room: DesignRoom | undefined): Chosen {
  const all = mergeDesigns(documents);
  const flat = () => documents.map((planned) => ({ ...planned, document: withoutDesign(planned.document) }));
  if (!all || !room) {
    return { documents: flat(), warnings };
  }
  const design = fitSizes(all, room);
  if (design.classes.length > room.classes || design.variables.length > room.variables) {
    return { documents: flat(), warnings: [...warnings, noRoom(design)] };
  }
  const { complete } = sizeWriter(all, room);
  const restored = documents.map((planned) => ({ ...planned, document: restoreDesign(planned.document, design, complete) }));
  const named = listDesignSymbols([restored.map(({ document }) => document), design.classes]);
  const used = {
    classes: design.classes.filter(({ key }) => named.has(`class/${key}`)),
    variables: design.variables.filter(({ key }) => named.has(`variable/${key}`)),
  };
  const others = warnings.filter(({ code }) => !aboutWriting.has(code) || code === 'design_renamed');
  return used.classes.length + used.variables.length === 0
    ? { documents: restored, warnings }
    : { documents: restored, design: used, warnings: [...others, ...describeSizes(all, room)] };
}

/** Joins the designs of all documents, the strongest class first; a key names the same definition everywhere. */
function mergeDesigns(documents: readonly PlannedDocument[]): DocumentDesign | undefined {
  const designs = documents.flatMap(({ document }) => (document.kind === 'elementor' ? (document.design ?? []) : []));
  const classes = new Map(designs.flatMap(({ classes: rows }) => rows.map((row) => [row.key, row] as const)));
  const variables = new Map(designs.flatMap(({ variables: rows }) => rows.map((row) => [row.key, row] as const)));
  const sorted = [...classes.values()].toSorted((a, b) => a.strength - b.strength);
  return designs.length === 0 ? undefined : { classes: sorted, variables: [...variables.values()] };
}

const isWritten = ({ kind }: DesignVariable, { sizes }: DesignRoom) => kind === 'size' && !sizes;

/** Writes variables of sizes as lengths, which Elementor prints only with Pro. */
function sizeWriter({ variables }: DocumentDesign, room: DesignRoom) {
  const written = variables.filter((variable) => isWritten(variable, room));
  const design: Design = {
    classes: [],
    variables: new Map(
      written.map(({ key, label, value }) => [`kit:variable/${key}`, { label, type: 'global-size-variable', value }]),
    ),
  };
  const write = <T>(value: T): T => writeVariables(value, design, new Set());
  return { write, complete: (variant: Variant): Variant => ({ ...variant, props: write(variant.props) }) };
}

function fitSizes(design: DocumentDesign, room: DesignRoom): DocumentDesign {
  const { write } = sizeWriter(design, room);
  const classes = design.classes.map((one) => ({
    ...one,
    variants: one.variants.map((variant) => ({ ...variant, props: write(variant.props) })),
  }));
  return { classes, variables: design.variables.filter((variable) => !isWritten(variable, room)) };
}

function describeSizes({ variables }: DocumentDesign, room: DesignRoom): Warning[] {
  const count = variables.filter((variable) => isWritten(variable, room)).length;
  const message =
    count === 1
      ? '1 size variable was written as a length, because Elementor shows size variables only with Elementor Pro.'
      : `${count} size variables were written as lengths, because Elementor shows size variables only with Elementor Pro.`;
  return count === 0 ? [] : [{ code: 'size_variables', message }];
}

const noRoom = ({ classes, variables }: DocumentDesign): Warning => ({
  code: 'design_room',
  message: `This site has no room for ${classes.length} more global classes and ${variables.length} more variables. They were written into the elements that use them, which look the same.`,
});
