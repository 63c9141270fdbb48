/** The URLs of proposals, which are a view of the screen Profile enrichment. Invalid parameters are ignored. */
export interface ProposalsSearch {
  /** Which are shown; absent for the runs. */
  proposals?: string | undefined;
  /** Only those of a profile run, or of a column's runs. */
  run?: string | undefined;
  column?: string | undefined;
}

export type ProposalState = 'open' | 'decided' | 'replaced';

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (text: string | undefined): string | undefined => (text !== undefined && id.test(text) ? text : undefined);

export function readProposalsSearch({ proposals, run, column }: ProposalsSearch) {
  const state: ProposalState = proposals === 'decided' || proposals === 'replaced' ? proposals : 'open';
  return { state, run: idOf(run), column: idOf(column) };
}
