/** A figure of a column's run, in a list of terms. */
export function RunFigure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </>
  );
}
