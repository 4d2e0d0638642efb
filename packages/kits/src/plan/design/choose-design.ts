import type {
  BundleDocument,
  DesignChoices,
  DesignComponent,
  DesignRoom,
  DesignVariable,
  DocumentDesign,
  Warning,
} from '@kithouse/contract';
import { restoreDesign, withoutDesign } from '../../read/elementor/design-marks.js';
import { listDesignSymbols } from '../../read/elementor/design-names.js';
import type { Design, Variant } from '../../read/elementor/read-design.js';
import { writeVariables } from '../../read/elementor/write-variables.js';
import type { PlannedDocument } from '../plan-source.js';
import { chooseComponents } from './choose-components.js';

type Chosen = { documents: PlannedDocument[]; design?: DocumentDesign; components?: DesignComponent[]; warnings: Warning[] };

/** Lists codes of warnings that are wrong once the site gets the classes themselves. */
const aboutWriting = new Set(['design_flattened', 'custom_css']);

/** Returns the global classes and variables that an import of the document adds. */
export const listDesign = (document: BundleDocument, room: DesignRoom): DocumentDesign | undefined =>
  chooseDesign([{ document, as: 'page', title: '' }], [], room).design;

/**
 * Returns documents with the components, global classes and variables that the site gets; without room, with the same look as
 * copies and local styles. Elements with a class that a person doesn't want have all their classes as local styles.
 */
export function chooseDesign(
  documents: PlannedDocument[],
  warnings: Warning[],
  room: DesignRoom | undefined,
  choices: DesignChoices = {},
): Chosen {
  const chosen = chooseComponents(documents, warnings, room);
  const designed = chooseClasses([...chosen.documents, ...chosen.components.map(asDocument)], chosen.warnings, room, choices);
  const components = chosen.components.map((component, index) => {
    const document = designed.documents[chosen.documents.length + index]?.document;
    return document?.kind === 'elementor' ? { ...component, content: document.content } : component;
  });
  return {
    ...designed,
    documents: designed.documents.slice(0, documents.length),
    ...(components.length > 0 ? { components } : {}),
  };
}

const asDocument = ({ key, title, content }: DesignComponent): PlannedDocument => ({
  as: 'library',
  title,
  document: {
    kind: 'elementor',
    key,
    title,
    slug: key,
    post_type: 'elementor_component',
    template_type: 'component',
    content,
    page_settings: {},
  },
});

function chooseClasses(
  documents: PlannedDocument[],
  warnings: Warning[],
  room: DesignRoom | undefined,
  choices: DesignChoices,
): Chosen {
  const all = mergeDesigns(documents);
  if (!all || !room) {
    return writeLocally(documents, warnings);
  }
  const isFlattened = (name: string) => Object.hasOwn(choices, name) && choices[name] === 'flatten';
  const isWritten = (variable: DesignVariable) => isHidden(variable, room) || isFlattened(`variable/${variable.key}`);
  const complete = variableWriter(all.variables.filter(isWritten));
  const kept = all.classes.filter(({ key }) => !isFlattened(`class/${key}`));
  const design = {
    classes: kept.map((one) => ({ ...one, variants: one.variants.map(complete) })),
    variables: all.variables.filter((variable) => !isWritten(variable)),
  };
  const restored = documents.map((planned) => ({ ...planned, document: restoreDesign(planned.document, design, complete) }));
  const used = usedOf(
    design,
    restored.map(({ document }) => document),
  );
  const added = withoutExisting(used, room, choices);
  if (added.classes.length > room.classes || added.variables.length > room.variables) {
    return writeLocally(documents, [...warnings, noRoom(added)]);
  }
  // Custom CSS of a written class needs Elementor Pro.
  const isWrong = (code: string) => aboutWriting.has(code) && (code !== 'custom_css' || kept.length === all.classes.length);
  const others = warnings.filter(({ code }) => !isWrong(code));
  return used.classes.length + used.variables.length === 0
    ? { documents: restored, warnings }
    : { documents: restored, design: used, warnings: [...others, ...describeSizes(all, room)] };
}

/** Returns the documents with local styles, which have no names that could be refused. */
const writeLocally = (documents: readonly PlannedDocument[], warnings: readonly Warning[]): Chosen => ({
  documents: documents.map((planned) => ({ ...planned, document: withoutDesign(planned.document) })),
  warnings: warnings.filter(({ code }) => code !== 'design_renamed'),
});

/** Merges the designs of all documents, the strongest class first. A key names the same definition in every document. */
function mergeDesigns(documents: readonly PlannedDocument[]): DocumentDesign | undefined {
  const designs = documents.flatMap(({ document }) => (document.kind === 'elementor' ? (document.design ?? []) : []));
  const classes = new Map(designs.flatMap(({ classes: rows }) => rows.map((row) => [row.key, row] as const)));
  const variables = new Map(designs.flatMap(({ variables: rows }) => rows.map((row) => [row.key, row] as const)));
  const sorted = [...classes.values()].toSorted((a, b) => a.strength - b.strength);
  return designs.length === 0 ? undefined : { classes: sorted, variables: [...variables.values()] };
}

/** Returns the classes that documents use, and the variables of both. */
function usedOf(design: DocumentDesign, documents: readonly BundleDocument[]): DocumentDesign {
  const ofDocuments = listDesignSymbols(documents);
  const classes = design.classes.filter(({ key }) => ofDocuments.has(`class/${key}`));
  const named = new Set([...ofDocuments, ...listDesignSymbols(classes)]);
  return { classes, variables: design.variables.filter(({ key }) => named.has(`variable/${key}`)) };
}

/** Returns the classes and variables that the site gets in addition. A known class is a new one if one of its variables is. */
function withoutExisting(used: DocumentDesign, room: DesignRoom, choices: DesignChoices): DocumentDesign {
  const existing = new Set([
    ...(room.existing_classes ?? []).map((key) => `class/${key}`),
    ...(room.existing_variables ?? []).map((key) => `variable/${key}`),
  ]);
  const takesOwn = (name: string) => Object.hasOwn(choices, name) && /^(?:match|replace)$/.test(choices[name] ?? '');
  const isKnown = (name: string) => existing.has(name) && !takesOwn(name);
  const isAdded = (names: Iterable<string>, own: string) => !takesOwn(own) && ![own, ...names].every(isKnown);
  return {
    classes: used.classes.filter(({ key, variants }) => isAdded(listDesignSymbols(variants), `class/${key}`)),
    variables: used.variables.filter(({ key }) => isAdded([], `variable/${key}`)),
  };
}

/** Returns true for a size variable that the site’s Elementor doesn’t print. */
const isHidden = ({ kind }: DesignVariable, { sizes }: DesignRoom) => kind === 'size' && !sizes;

/** Returns a function that replaces these variables by their values. */
function variableWriter(written: readonly DesignVariable[]) {
  const design: Design = {
    classes: [],
    variables: new Map(
      written.map(({ key, kind, label, value }) => [`kit:variable/${key}`, { label, type: `global-${kind}-variable`, value }]),
    ),
  };
  return <One extends Variant>(variant: One): One => ({
    ...variant,
    props: writeVariables(variant.props, design, new Set()),
  });
}

function describeSizes({ variables }: DocumentDesign, room: DesignRoom): Warning[] {
  const count = variables.filter((variable) => isHidden(variable, room)).length;
  const message =
    count === 1
      ? '1 size variable was written as a length, because Elementor shows size variables only with Elementor Pro.'
      : `${count} size variables were written as lengths, because Elementor shows size variables only with Elementor Pro.`;
  return count === 0 ? [] : [{ code: 'size_variables', message }];
}

const noRoom = ({ classes, variables }: DocumentDesign): Warning => ({
  code: 'design_room',
  message: `Elementor can’t add ${classes.length} more global classes and ${variables.length} more variables to this site. They were written into the elements that use them, so the pages look the same.`,
});
