/** Tokens of mails stand behind #, which no server logs. Read once; the address bar then shows the page without it. */
import { useState } from 'react';

export function useFragmentToken(): string | null {
  const [token] = useState(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('token');
    if (found) history.replaceState(history.state, '', location.pathname);
    return found;
  });
  return token;
}
