import { Boot, brand } from '@kithouse/contract';

/** What PHP prints before the script. Parsed once, so a bad page fails here and not ten clicks later. */
export function readBoot(page: Document = document): Boot {
  return Boot.parse(JSON.parse(page.getElementById(`${brand.slug}-boot`)?.textContent ?? 'null'));
}
