import type { Warning } from '@kithouse/contract';
import { tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Code of the warning for a text of the demo business that stays. */
export const sampleText = 'sample_text';

/** Counts the sample texts that stay, and lists each with the pages that show it. */
export function SampleTexts({ warnings }: { warnings: readonly Warning[] }) {
  const { count } = useFormat();
  const samples = warnings.filter(({ code }) => code === sampleText);
  return samples.length === 0 ? null : (
    <details className="more">
      <summary>
        {tn('{text} sample text remains', '{text} sample texts remain', samples.length, { text: count(samples.length) })}
      </summary>
      <ul className="dim">
        {samples.map(({ message, place }) => (
          <li key={message} dir="auto">
            {quoted(message)} <span className="soft">{place}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns what the message quotes, because its other words are English. */
const quoted = (message: string) => /“.*”/s.exec(message)?.[0] ?? message;
