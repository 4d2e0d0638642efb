type GlobalClass = { id: string; label: string; variants: readonly unknown[] };
type GlobalVariable = { id: string; kind: string; label: string; value: string };

/** Writes global classes, the strongest first, and variables as Elementor's own export does (`template-library/sources/base.php`, 4.2.3). */
export const writeGlobals = (classes: readonly GlobalClass[], variables: readonly GlobalVariable[]) => ({
  global_classes: {
    items: Object.fromEntries(classes.map(({ id, label, variants }) => [id, { id, type: 'class', label, variants }])),
    order: classes.map(({ id }) => id),
  },
  global_variables: {
    data: Object.fromEntries(
      variables.map(({ id, kind, label, value }, index) => [
        id,
        { type: `global-${kind}-variable`, label, value, order: index + 1 },
      ]),
    ),
    watermark: 0,
    version: 1,
  },
});
