/** Reads the token of an emailed link from the URL fragment, which servers never log, and removes it from the address bar. */
import { useState } from 'react';

export function useFragmentToken(): string | null {
  const [token] = useState(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('token');
    if (found) history.replaceState(history.state, '', location.pathname);
    return found;
  });
  return token;
}
