/** Why a run is paused at a ceiling of the month. @param kept what stays: "People who were enriched keep their data." */
export const monthCeilingPause = (kept: string) => ({
  title: 'The workspace reached its monthly credit ceiling.',
  text: `${kept} Resume the run when it is raised, or next month.`,
  remedy: 'month-ceiling' as const,
});
