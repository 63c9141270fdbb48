// Before the first paint: a chosen light or dark comes before the system's (written by src/shell/scheme.ts, in the form of src/store/kept.ts).
try {
  const [, scheme] = /^1:"(light|dark)"$/.exec(localStorage.getItem('leadlight.scheme')) ?? [];
  if (scheme) document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the system's scheme it is.
}
