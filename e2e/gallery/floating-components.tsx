import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Drawer } from '@kithouse/ui/drawer.js';
import { FullDialog, FullDialogCross, FullDialogTitle } from '@kithouse/ui/full-dialog.js';
import { Icon } from '@kithouse/ui/icon.js';
import { Lightbox } from '@kithouse/ui/lightbox.js';
import { Menu, MenuItem } from '@kithouse/ui/menu.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { ToastProvider, useToast } from '@kithouse/ui/toast.js';
import { useEffect } from 'react';

const nothing = () => {};
const fileOf = (slug: string, width: number) => `/catalogue/${slug}/thumbnails/1-${width}.webp`;
const pictures = [
  { slug: 'loam-home', widths: [480, 960, 2080] },
  { slug: 'driftwood-about', widths: [480, 960] },
].map(({ slug, widths }) => ({
  src: fileOf(slug, 960),
  srcset: widths.map((width) => `${fileOf(slug, width)} ${width}w`).join(', '),
  width: 960,
  height: 2880,
}));

function ShownToast() {
  const show = useToast();
  useEffect(() => {
    show({ title: 'Saved', tone: 'good', lasts: 600_000 });
    show({
      title: 'The library is offline',
      text: 'Try again later.',
      tone: 'bad',
      lasts: 600_000,
      action: { label: 'Retry', onPress: nothing },
    });
  }, [show]);
  return null;
}

/** Components that appear above the page. */
export const floatingComponents = {
  dialog: () => (
    <Dialog onClose={nothing} closeLabel="Close" label="Rename">
      <DialogHead title="Rename" about="Headland" closeLabel="Close" />
      <p>What a dialog says.</p>
    </Dialog>
  ),
  drawer: () => (
    <Drawer title="Filters" closeLabel="Close" onClose={nothing}>
      <p>What a drawer has.</p>
    </Drawer>
  ),
  'full-dialog': () => (
    <FullDialog className="" onClose={nothing}>
      <FullDialogTitle>Full-site import</FullDialogTitle>
      <FullDialogCross label="Close" isDisabled={false} />
    </FullDialog>
  ),
  lightbox: () => (
    <Lightbox
      title="Loam home"
      pictures={pictures}
      onClose={nothing}
      texts={{
        close: 'Close',
        previous: 'Previous',
        next: 'Next',
        zoom: 'Zoom',
        broken: 'Missing',
        picture: (number) => `Picture ${number}`,
      }}
    />
  ),
  menu: () => (
    <Menu name="More" button="More">
      <MenuItem icon={<Icon name="x" />} onPress={nothing}>
        Rename
      </MenuItem>
      <MenuItem icon={<Icon name="x" />} tone="danger" onPress={nothing}>
        Delete
      </MenuItem>
    </Menu>
  ),
  'result-dialog': () => (
    <ResultDialog tone="good" title="Imported" closeLabel="Close" onClose={nothing}>
      The page is a draft.
    </ResultDialog>
  ),
  toast: () => (
    <ToastProvider regionLabel="Notifications" dismissLabel="Dismiss">
      <ShownToast />
    </ToastProvider>
  ),
};
