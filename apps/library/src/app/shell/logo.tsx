import { brand } from '@kithouse/contract';
import { Mark } from '@kithouse/ui/mark.js';

export function Logo() {
  return (
    <>
      <Mark />
      <span className="word">{brand.name}</span>
    </>
  );
}
