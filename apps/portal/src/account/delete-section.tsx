import type { Call } from '@kithouse/contract';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog.js';
import { Section } from './section.js';

export function DeleteSection({ call }: { call: Call }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title="Delete your account"
      about="At once and for good. Nobody can bring it back, not even whoever runs this library."
    >
      <div>
        <button className="btn" type="button" onClick={() => setAsking(true)}>
          Delete my account
        </button>
      </div>
      {isAsking && <DeleteDialog call={call} onClose={() => setAsking(false)} />}
    </Section>
  );
}
