import { Boot, brand } from '@kithouse/contract';

/** Reads PHP's boot data, parsed at once so that an invalid page fails early. */
export function readBoot(page: Document = document): Boot {
  return Boot.parse(JSON.parse(page.getElementById(`${brand.slug}-boot`)?.textContent ?? 'null'));
}
