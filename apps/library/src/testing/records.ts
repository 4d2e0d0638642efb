import type { DownloadRecord, PurchasedRecord } from '@kithouse/contract';

let last = 0;

function aRecord() {
  last += 1;
  return {
    id: last,
    item_id: 1000 + last,
    name: `Record ${last}`,
    type: 'pack' as const,
    platform: 'elementor' as const,
    plan: 'starter' as const,
    slug: `record-${last}`,
    thumbnail: `https://cloud.example/files/${last}.webp`,
    tint: '#8fcdd6',
  };
}

export const aDownload = (changes: Partial<DownloadRecord> = {}): DownloadRecord => ({
  ...aRecord(),
  downloaded_at: '2026-11-18T09:12:00.000Z',
  ...changes,
});

export const aPurchase = (changes: Partial<PurchasedRecord> = {}): PurchasedRecord => ({
  ...aRecord(),
  purchased_at: '2026-11-12T09:12:00.000Z',
  ...changes,
});
