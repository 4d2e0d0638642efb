import { type AppError, FieldErrors } from '@kithouse/contract';
import { useState } from 'react';

/** Splits a refusal into field errors and the dialog's message. */
export function useRefusal(refuseFields: (errors: Record<string, string>) => void) {
  const [messages, setMessages] = useState<readonly string[]>([]);

  const refuse = (message: string, details: unknown) => {
    const fields = FieldErrors.safeParse(details).data ?? {};
    refuseFields(fields);
    const texts = Object.values(fields);
    setMessages(texts.length > 0 ? [...new Set(texts)] : [message]);
  };

  return {
    messages,
    refuse,
    refuseError: (error: AppError) => refuse(error.message, error.details),
    forget: () => setMessages([]),
  };
}
