export type Acting = ReturnType<typeof actIn>;

const patience = 8000;

/** Does what a person does in a screen: each step waits for what it needs. */
export function actIn(root: ParentNode) {
  const press = async (name: string | RegExp, within = '') => {
    const target = await find(root, `${within} :is(button, a, summary, [role="tab"], [role="menuitem"])`, name);
    target.click();
  };
  const type = async (name: string, value: string) => {
    const label = await find(root, 'label, input, textarea', name);
    const field = label instanceof HTMLLabelElement ? (label.control ?? label.querySelector('input')) : label;
    if (field instanceof HTMLInputElement) {
      // React reads a value that was set by the browser's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return { press, type };
}

async function find(root: ParentNode, selector: string, name: string | RegExp): Promise<HTMLElement> {
  const isNamed = (element: HTMLElement) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return typeof name === 'string' ? words === name : name.test(words);
  };
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isNamed);
    if (found && !found.closest('[aria-hidden="true"]')) {
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing is called ${name}.`);
}
