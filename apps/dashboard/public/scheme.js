// Before the first paint: a chosen light or dark stands above the system's (written by src/shell/scheme.ts).
try {
  const scheme = localStorage.getItem('leadlight.scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the system's scheme it is.
}
